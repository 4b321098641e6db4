/** Makes the function octokit calls for every request to `apiUrl`. `timeMs` covers one request in all. */
export declare function boundedFetch(apiUrl: string, timeMs: number): typeof fetch;

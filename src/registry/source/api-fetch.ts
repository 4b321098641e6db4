// A `fetch` for the GitHub API: bounded in time and bytes, follows a redirect only on the same server, so
// that a token never leaves it. Specification: registry page; threats page, "git" (redirects, 10 GB).

const BYTES = 1024 * 1024;
const REDIRECTS = 3;

/** Makes the function octokit calls for every request to `apiUrl`. `timeMs` covers one request in all. */
export function boundedFetch(apiUrl: string, timeMs: number): typeof fetch {
  return async (input, init) => {
    const signal = AbortSignal.timeout(timeMs);
    let url = String(input);
    for (let hops = 0; ; hops += 1) {
      if (!isBelow(apiUrl, url)) throw new Error(`redirected to another host: ${url}`);
      const response = await fetch(url, { ...init, redirect: 'manual', signal });
      const location = response.headers.get('location');
      if (response.status < 300 || response.status >= 400 || location === null) {
        return new Response(await readBody(response), {
          status: response.status,
          headers: response.headers,
        });
      }
      await response.body?.cancel();
      if (hops >= REDIRECTS) throw new Error('redirected too often');
      url = new URL(location, url).href;
    }
  };
}

function isBelow(apiUrl: string, url: string): boolean {
  return new URL(url).origin === new URL(apiUrl).origin;
}

async function readBody(response: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  if (response.status === 204 || response.status === 304 || response.body === null) return null;
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += part.length;
    if (bytes > BYTES) throw new Error(`an answer of more than ${BYTES} bytes`);
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

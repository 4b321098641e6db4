export declare function rejects(text: string): string;
export declare function loadsNo(type: 'skill' | 'MCP server', text: string): string;
export declare function skipsSkill(directory: string, text: string): string;
export declare function skipsServer(name: string, text: string): string;
export declare function ignores(field: string, text: string): string;
export declare function refusesPath(path: string, text: string): string;

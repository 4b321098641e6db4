// A `fetch` for the GitHub API: bounded in time and bytes, follows a redirect only on the same server, so
// that a token never leaves it. Specification: registry page; threats page, "git" (redirects, 10 GB).

const BYTES = 1024 * 1024;
const REDIRECTS = 3;

/** Makes the function octokit calls for every request to `apiUrl`. `timeMs` covers one request in all. */
export function boundedFetch(apiUrl: string, timeMs: number): typeof fetch {
  return async (input, init) => {
    try {
      return await follow(apiUrl, String(input), init, AbortSignal.timeout(timeMs));
    } catch (error) {
      // `fetch failed` alone tells nothing; what it is about is the innermost cause.
      throw new Error(innermost(error));
    }
  };
}

async function follow(
  apiUrl: string,
  first: string,
  init: RequestInit | undefined,
  signal: AbortSignal,
): Promise<Response> {
  let url = first;
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
}

function innermost(error: unknown): string {
  let current = error;
  for (let depth = 0; depth < 5; depth += 1) {
    if (typeof current !== 'object' || current === null) break;
    const cause: unknown = 'cause' in current ? current.cause : null;
    if (typeof cause !== 'object' || cause === null) break;
    current = cause;
  }
  const message: unknown =
    typeof current === 'object' && current !== null && 'message' in current
      ? current.message
      : current;
  return String(message);
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

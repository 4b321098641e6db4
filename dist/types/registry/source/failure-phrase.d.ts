import type { RemoteFailure } from '../../git/fetch-failure.ts';
/** Why nothing could be decided; names the host. */
export declare function failurePhrase(failure: RemoteFailure, host: string): string;

// A failure of the network or a server as one phrase for a person. Hostile text inside is quoted.
import { quote } from '../../base/quote.ts';
import type { RemoteFailure } from '../../git/fetch-failure.ts';

/** Why nothing could be decided; names the host. */
export function failurePhrase(failure: RemoteFailure, host: string): string {
  switch (failure.kind) {
    case 'limited':
      return failure.waitMs === null
        ? `${host} limits our requests (${failure.status})`
        : `${host} limits our requests (${failure.status}) for ${Math.ceil(failure.waitMs / 1_000)} s`;
    case 'server':
      return `${host} answered ${failure.status}`;
    case 'network':
      return `no answer from ${host}: ${quote(failure.phrase)}`;
    case 'redirect':
      return `${host} redirects to ${quote(failure.location)}, which is not followed`;
    case 'unusable':
      return `no usable answer from ${host}: ${quote(failure.phrase)}`;
    case 'too-large':
      return `${host} sends ${failure.phrase}`;
    case 'tree':
      return `git refuses the commit: ${quote(failure.phrase)}`;
    case 'missing':
    case 'gone':
      return `${host} answered ${failure.status}`;
    default:
      return failure satisfies never;
  }
}

import type { RegistryCheck } from '../registry/check-registry.ts';
import type { GitFacts } from './git-facts.ts';
/** The functions for a registry in an absolute folder; those git cannot answer are left out. */
export declare function rowFacts(git: GitFacts, folder: string): Pick<RegistryCheck, 'tracks' | 'untold' | 'explain'>;

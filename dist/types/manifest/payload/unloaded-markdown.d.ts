import { type Finding } from '../../base/finding.ts';
import type { PluginCandidate } from '../manifest.ts';
import type { PayloadRoot } from './payload-roots.ts';
import { type TreeIndex } from './tree-index.ts';
/** Notes on Markdown files a host never reads although they lie where payloads lie. */
export declare function unloadedMarkdown(index: TreeIndex, roots: readonly PayloadRoot[], candidate: PluginCandidate): readonly Finding[];

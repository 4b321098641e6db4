import type { DataNode } from '../base/data-node.ts';
import { type Finding } from '../base/finding.ts';
import type { Source } from '../base/source.ts';
import type { YamlProblem, YamlSyntax } from '../base/yaml.ts';
/** The finding for a syntax error, which ends the reading. */
export declare function syntaxFinding(source: Source, syntax: YamlSyntax): Finding;
/** The finding for a feature that a registry does not use. */
export declare function refusalFinding(source: Source, problem: YamlProblem): Finding;
/** Duplicate keys anywhere in `root`, each at its second place. `row` labels those inside a row. */
export declare function duplicateKeyFindings(source: Source, root: DataNode, row: string | null): readonly Finding[];

// The graphs of the job summary as Mermaid: components of each package, requirements between rows.
import { markdownCode } from '../base/markdown.ts';
import { shorten } from '../base/quote.ts';
import type { ComponentGraph } from '../manifest/manifest.ts';
import { countOf } from './counts.ts';
import type { Section } from './fit-sections.ts';
import { hasEdges, isDrawable, renderMermaid } from './mermaid.ts';
import type { Report } from './report.ts';
import type { RepositoryPath } from './summary-findings.ts';

/** GitHub draws each graph in a frame of its own; a page of more of them helps nobody. */
const DRAWN = 20;

export function graphSections(report: Report, path: RepositoryPath): readonly Section[] {
  const graphs: { readonly title: string; readonly graph: ComponentGraph }[] = [];
  if (report.registry !== null) {
    graphs.push({ title: 'Requirements between rows', graph: report.registry.graph });
  }
  for (const one of report.packages) {
    const name = markdownCode(shorten(path(one.path) ?? one.path));
    graphs.push({ title: `Components of ${name}`, graph: one.graph });
  }
  const shown = graphs.filter(({ graph }) => hasEdges(graph));
  const sections = shown.slice(0, DRAWN).map(({ title, graph }) => ({
    what: 'graphs',
    rank: 7,
    text: `### ${title}\n\n${isDrawable(graph) ? fenced(graph) : tooLarge(graph)}`,
  }));
  const rest = shown.length - sections.length;
  if (rest > 0) {
    const text = `${countOf(rest, 'more graph')} not drawn here; the JSON report has them.`;
    sections.push({ what: 'graphs', rank: 7, text });
  }
  return sections;
}

function fenced(graph: ComponentGraph): string {
  return `\`\`\`mermaid\n${renderMermaid(graph)}\n\`\`\``;
}

function tooLarge(graph: ComponentGraph): string {
  const nodes = countOf(graph.nodes.length, 'node');
  const edges = countOf(graph.edges.length, 'edge');
  return `Too large to draw: ${nodes}, ${edges}, ${countOf(graph.cycles.length, 'cycle')}.`;
}

import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import type { Heading, Nodes, RootContent } from 'mdast';

const LINKED = /^(?:https?|mailto|tel):/;

/**
 * Merchant's HTML, sanitised by the graph, as Markdown. Its highest headings get the depth `depth`; links become absolute, and lose a protocol
 * that is none of a page's.
 */
export function htmlContent(
  html: string | null | undefined,
  origin: string,
  depth: Heading['depth'] = 3,
): RootContent[] {
  if (!html) return [];
  const root = toMdast(fromHtml(html, { fragment: true }));
  if (root.type !== 'root') return [];
  const depths = root.children.flatMap((node) => (node.type === 'heading' ? [node.depth] : []));
  const deeper = Math.max(0, depth - Math.min(...depths));
  const complete = (node: Nodes): void => {
    if (node.type === 'heading') node.depth = Math.min(6, node.depth + deeper) as Heading['depth'];
    if (node.type === 'link' || node.type === 'image') node.url = absoluteUrl(node.url, origin);
    if ('children' in node) node.children.forEach(complete);
  };
  complete(root);
  return root.children;
}

/** The absolute URL of a link; empty for one that is neither a page nor a way to write or call. */
export function absoluteUrl(url: string, origin: string): string {
  const absolute = URL.parse(url, origin)?.href ?? '';
  return LINKED.test(absolute) ? absolute : '';
}

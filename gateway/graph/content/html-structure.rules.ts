interface Element {
  tag: string;
  open: string;
  children: Node[];
}

type Node = string | Element;

const INLINE = new Set(['strong', 'em', 'b', 'i', 'a', 'br']);
const PARAGRAPHS = new Set(['p', 'h2', 'h3', 'h4']);
const CELLS = new Set(['td', 'th']);

/**
 * Repairs nesting, such as lists in paragraphs or rows without tables, which browsers would repair by moving elements.
 * Expects the output of sanitize-html: every tag closed, `<` and `>` escaped.
 */
export function soundHtml(html: string): string {
  // Fast path: most texts are plain paragraphs.
  if (!/<(?!\/?p>)/.test(html) && !/<p>\s*<\/p>/.test(html)) return html;
  return flow(parsed(html), false);
}

function parsed(html: string): Node[] {
  const root: Element = { tag: '', open: '', children: [] };
  const path: Element[] = [root];
  for (const [token, end, tag] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^<>]*>|[^<]+/g)) {
    const parent = path.at(-1) ?? root;
    if (tag === undefined) parent.children.push(token);
    else if (end) path.pop();
    else {
      const element: Element = { tag, open: token, children: [] };
      parent.children.push(element);
      if (tag !== 'br') path.push(element);
    }
  }
  return root.children;
}

const isText = (node: Node): node is string => typeof node === 'string';
const isBlank = (node: Node) => isText(node) && node.trim() === '';
const isPhrasing = (node: Node): boolean => isText(node) || (INLINE.has(node.tag) && node.children.every(isPhrasing));
const wrapped = ({ tag, open }: Element, content: string) =>
  content.trim() === '' ? '' : `${open}${content}</${tag}>`;

function flow(nodes: readonly Node[], inLink: boolean): string {
  return runs(nodes, (node) => !isText(node) && node.tag === 'li')
    .map(({ fits, run }) =>
      fits ? `<ul>${items(run, inLink)}</ul>` : run.map((node) => flowing(node, inLink)).join(''),
    )
    .join('');
}

function flowing(node: Node, inLink: boolean): string {
  if (isPhrasing(node)) return phrasing(node, inLink);
  if (isText(node)) return node;
  const { tag, children } = node;
  if (PARAGRAPHS.has(tag)) return paragraph(node, inLink);
  if (tag === 'ul' || tag === 'ol') return wrapped(node, items(children, inLink));
  if (tag === 'table') return table(node, inLink);
  // A link may contain blocks but no link. Other inline elements around blocks, and rows outside tables, are unwrapped.
  if (tag === 'a' && !inLink) return wrapped(node, flow(children, true));
  return `${flow(children, inLink)}${INLINE.has(tag) ? '' : ' '}`;
}

function phrasing(node: Node, inLink: boolean): string {
  if (isText(node)) return node;
  const { tag, open, children } = node;
  if (tag === 'br') return open;
  const content = children.map((child) => phrasing(child, inLink || tag === 'a')).join('');
  return tag === 'a' && inLink ? content : `${open}${content}</${tag}>`;
}

/** Split around any blocks inside it. */
function paragraph(element: Element, inLink: boolean): string {
  return runs(element.children, isPhrasing)
    .map(({ fits, run }) =>
      fits ? wrapped(element, run.map((node) => phrasing(node, inLink)).join('')) : flow(run, inLink),
    )
    .join('');
}

/** Wraps other content in an item. */
function items(nodes: readonly Node[], inLink: boolean): string {
  return runs(nodes, (node) => isBlank(node) || (!isText(node) && node.tag === 'li'))
    .map(({ fits, run }) =>
      fits
        ? run.map((node) => (isText(node) ? '' : `<li>${flow(node.children, inLink)}</li>`)).join('')
        : wrapped(element('li'), flow(run, inLink)),
    )
    .join('');
}

/** Moves text outside its cells into a paragraph before it. */
function table(node: Element, inLink: boolean): string {
  const words = node.children
    .filter((child) => isPhrasing(child) && !isBlank(child))
    .map((child) => phrasing(child, inLink));
  const sections = runs(
    node.children.filter((child) => !isPhrasing(child)),
    (child) => !isText(child) && (child.tag === 'thead' || child.tag === 'tbody'),
  ).flatMap(({ fits, run }) =>
    fits
      ? run.flatMap((child) => (isText(child) ? [] : [wrapped(child, rows(child.children, inLink))]))
      : [wrapped(element('tbody'), rows(run, inLink))],
  );
  return wrapped(element('p'), words.join('')) + wrapped(node, sections.join(''));
}

function rows(nodes: readonly Node[], inLink: boolean): string {
  return runs(nodes, (node) => isBlank(node) || (!isText(node) && node.tag === 'tr'))
    .map(({ fits, run }) =>
      fits
        ? run.map((node) => (isText(node) ? '' : wrapped(node, cells(node.children, inLink)))).join('')
        : wrapped(element('tr'), cells(run, inLink)),
    )
    .join('');
}

function cells(nodes: readonly Node[], inLink: boolean): string {
  return runs(nodes, (node) => isBlank(node) || (!isText(node) && CELLS.has(node.tag)))
    .map(({ fits, run }) =>
      fits
        ? run
            .map((node) =>
              isText(node)
                ? ''
                : node.open +
                  flow(node.tag === 'th' ? withoutHeadings(node.children) : node.children, inLink) +
                  `</${node.tag}>`,
            )
            .join('')
        : wrapped(element('td'), flow(run, inLink)),
    )
    .join('');
}

/** HTML allows none inside `th`. */
function withoutHeadings(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) =>
    isText(node)
      ? [node]
      : /^h\d$/.test(node.tag)
        ? withoutHeadings(node.children)
        : [{ ...node, children: withoutHeadings(node.children) }],
  );
}

const element = (tag: string): Element => ({ tag, open: `<${tag}>`, children: [] });

function runs(nodes: readonly Node[], fits: (node: Node) => boolean): { fits: boolean; run: Node[] }[] {
  const found: { fits: boolean; run: Node[] }[] = [];
  for (const node of nodes) {
    const last = found.at(-1);
    if (last && last.fits === fits(node)) last.run.push(node);
    else found.push({ fits: fits(node), run: [node] });
  }
  return found;
}

import sax from 'sax';

/** An element of a page, or a text. */
export type Markup = string | { type: string; attributes: Record<string, unknown>; children: Markup[] };

/** Attributes that React writes only for a true value. */
const BOOLEANS = new Set([
  'async',
  'checked',
  'disabled',
  'hidden',
  'multiple',
  'open',
  'readonly',
  'required',
  'selected',
]);

/** Reads a page of React's back into its elements, without comments: React writes those between texts anew. */
export function elementsOf(html: string): Markup {
  const parser = sax.parser(false, { lowercase: true });
  const open: { children: Markup[] }[] = [{ children: [] }];
  parser.onopentag = ({ name, attributes }) => {
    const element = { type: name, attributes: propsOf(attributes as Record<string, string>), children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  };
  parser.onclosetag = () => void open.pop();
  const onText = (text: string) => void open.at(-1)?.children.push(text);
  parser.ontext = onText;
  parser.onscript = onText;
  parser.write(html).close();
  const root = open[0]?.children.find((child) => typeof child !== 'string');
  if (!root) throw new Error('The page has no elements');
  return root;
}

function propsOf(attributes: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => {
      if (BOOLEANS.has(name)) return [name, true];
      // React takes styles as objects.
      return name === 'style' ? ['data-style', value] : [name, value];
    }),
  );
}

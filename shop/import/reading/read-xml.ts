import type { Readable } from 'node:stream';
import sax from 'sax';
import { fatal, leftOut, type FeedRow, type Taken } from '../feed.rules.ts';
import { cellText } from './cell-text.rules.ts';
import type { TableRow } from './read-tables.ts';

/** Repeatable attributes, and the separator of their values. */
const REPEATED = new Map([
  ['additional_image_link', ','],
  ['product_detail', '\n'],
]);

const TEXT_CHARACTERS_MAXIMUM = 1_000_000;

/** Those beyond have no meaning. */
const PREFIXES_MAXIMUM = 1_000;

/** Atom's elements have the same names. */
const FEED_NAMESPACE = /^https?:\/\/(?:base\.google\.com\/ns\/|www\.w3\.org\/2005\/Atom)/i;

/** By attribute without its prefix. Items before a syntax error count. */
export async function* readXml(source: Readable): AsyncGenerator<TableRow> {
  const ready: TableRow[] = [];
  let values: Map<string, string> | null = null;
  let path: string[] = [];
  let text = '';
  let row = 0;
  const faults: Taken[] = [];
  let cut: string | null = null;

  /** Prefixes of other vocabularies, such as `media`. */
  const others = new Set<string>();
  const tagOf = (name: string): string => {
    const [prefix = '', local] = name.split(':', 2);
    return (local === undefined || others.has(prefix) ? name : local).toLowerCase();
  };

  const parser = sax.createStream(true, { trim: false, normalize: false });
  parser.on('opentag', ({ name, attributes }) => {
    for (const [attribute, address] of Object.entries(attributes)) {
      const prefix = attribute.startsWith('xmlns:') ? attribute.slice('xmlns:'.length) : 'g';
      if (prefix === 'g' || others.size >= PREFIXES_MAXIMUM) continue;
      if (FEED_NAMESPACE.test(String(address).trim())) others.delete(prefix);
      else others.add(prefix);
    }
    const tag = tagOf(name);
    if (!values && (tag === 'item' || tag === 'entry')) {
      row += 1;
      values = new Map();
      path = [];
      cut = null;
    } else if (values) {
      path.push(tag);
      if (tag === 'link' && typeof attributes.href === 'string') values.set('link', attributes.href);
    }
    text = '';
  });
  const take = (more: string) => {
    if (!values) return;
    if (text.length + more.length > TEXT_CHARACTERS_MAXIMUM) cut ??= path[0] ?? '';
    else text += more;
  };
  parser.on('text', take);
  parser.on('cdata', take);
  parser.on('closetag', (name) => {
    const tag = tagOf(name);
    if (!values) return;
    if (path.length === 0) {
      const item: FeedRow = { row, values };
      ready.push(
        cut === null
          ? { kind: 'row', row: item }
          : { kind: 'faulty', row: item, taken: leftOut(row, cut, 'The text is longer than 1 MB') },
      );
      values = null;
      return;
    }
    path.pop();
    // A section's name is not part of the value.
    if (path.length === 0 || tag !== 'section_name') put(values, path[0] ?? tag, text.trim());
    text = '';
  });
  parser.on('error', (error) => {
    // The parser cannot recover after broken markup.
    faults.push(fatal(row + (values ? 0 : 1), `The feed is broken here: ${error.message.split('\n')[0]}`));
  });

  // As text: given bytes, the parser takes offence at a declared encoding that they no longer have.
  source.setEncoding('utf8');
  for await (const chunk of source as AsyncIterable<string>) {
    if (faults.length > 0) break;
    parser.write(chunk);
    yield* ready.splice(0);
  }
  if (faults.length === 0) parser.end();
  yield* ready.splice(0);
  for (const taken of faults.slice(0, 1)) yield { kind: 'taken', taken };
}

function put(values: Map<string, string>, attribute: string, written: string): void {
  const text = cellText(attribute, written);
  if (!text) return;
  const before = values.get(attribute);
  const separator = REPEATED.get(attribute);
  if (before === undefined) values.set(attribute, text);
  else if (attribute === 'product_detail')
    values.set(attribute, before.split('\n').at(-1)?.includes(':') ? `${before}\n${text}` : `${before}:${text}`);
  else if (separator) values.set(attribute, `${before}${separator}${text}`);
}

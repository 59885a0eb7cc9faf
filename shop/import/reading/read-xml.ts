import type { Readable } from 'node:stream';
import sax from 'sax';
import { fatal, leftOut, type FeedRow, type Taken } from '../feed.rules.ts';
import type { TableRow } from './read-tables.ts';

/** Attributes that an item may have several of, and the separator that joins them into one. */
const REPEATED = new Map([
  ['additional_image_link', ','],
  ['product_detail', '\n'],
]);

/** A text may be so long. */
const TEXT_CHARACTERS_MAXIMUM = 1_000_000;

/** The items of an RSS or Atom feed, by attribute without its `g:`. Items before the place where a feed breaks off count. */
export async function* readXml(source: Readable): AsyncGenerator<TableRow> {
  const ready: TableRow[] = [];
  let values: Map<string, string> | null = null;
  let path: string[] = [];
  let text = '';
  let row = 0;
  const faults: Taken[] = [];
  let cut: string | null = null;

  const parser = sax.createStream(true, { trim: false, normalize: false });
  parser.on('opentag', ({ name, attributes }) => {
    const tag = tagOf(name);
    if (!values && (tag === 'item' || tag === 'entry')) {
      row += 1;
      values = new Map();
      path = [];
      cut = null;
    } else if (values) {
      path.push(tag);
      // Atom keeps a link in an attribute.
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
    // A section's name is no part of what a detail says.
    if (path.length === 0 || tag !== 'section_name') put(values, path[0] ?? tag, text.trim());
    text = '';
  });
  parser.on('error', (error) => {
    // Nothing after broken markup can be told apart.
    faults.push(fatal(row + (values ? 0 : 1), `The feed is broken here: ${error.message.split('\n')[0]}`));
  });

  for await (const chunk of source as AsyncIterable<Buffer>) {
    if (faults.length > 0) break;
    parser.write(chunk);
    yield* ready.splice(0);
  }
  if (faults.length === 0) parser.end();
  yield* ready.splice(0);
  for (const taken of faults.slice(0, 1)) yield { kind: 'taken', taken };
}

const tagOf = (name: string): string => name.replace(/^g:/, '').toLowerCase();

function put(values: Map<string, string>, attribute: string, text: string): void {
  if (!text) return;
  const before = values.get(attribute);
  const separator = REPEATED.get(attribute);
  if (before === undefined) values.set(attribute, text);
  else if (attribute === 'product_detail')
    values.set(
      attribute,
      /:[^\n]*$/.test(before.split('\n').at(-1) ?? '') ? `${before}\n${text}` : `${before}:${text}`,
    );
  else if (separator) values.set(attribute, `${before}${separator}${text}`);
}

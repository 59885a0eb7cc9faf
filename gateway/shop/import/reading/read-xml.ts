import type { Readable } from 'node:stream';
import sax from 'sax';
import type { FeedRow, Skipped } from '../feed.rules.ts';

/** Attributes that an item may have several of, and what stands between them once they are one. */
const REPEATED = new Map(Object.entries({ additional_image_link: ',', product_detail: '\n' }));

/** The items of an RSS or Atom feed, by attribute without its `g:`; a feed that breaks off is told of, and what came before it counts. */
export async function* readXml(source: Readable, onSkipped: (skipped: Skipped) => void): AsyncGenerator<FeedRow> {
  const ready: FeedRow[] = [];
  let values: Record<string, string> | null = null;
  let path: string[] = [];
  let text = '';
  let row = 0;
  let isBroken = false;

  const parser = sax.createStream(true, { trim: false, normalize: false });
  parser.on('opentag', ({ name, attributes }) => {
    const tag = name.replace(/^g:/, '').toLowerCase();
    if (!values && (tag === 'item' || tag === 'entry')) {
      row += 1;
      values = Object.create(null) as Record<string, string>;
      path = [];
    } else if (values) {
      path.push(tag);
      // Atom keeps a link in an attribute.
      if (tag === 'link' && typeof attributes.href === 'string') values.link = attributes.href;
    }
    text = '';
  });
  const take = (more: string) => {
    if (values) text += more;
  };
  parser.on('text', take);
  parser.on('cdata', take);
  parser.on('closetag', (name) => {
    const tag = name.replace(/^g:/, '').toLowerCase();
    if (!values) return;
    if (path.length === 0) {
      ready.push({ row, values });
      values = null;
      return;
    }
    path.pop();
    put(values, path.length === 0 ? tag : `${path[0]}`, path.length === 0 ? text.trim() : detail(tag, text.trim()));
    text = '';
  });
  parser.on('error', (error) => {
    // Past broken markup nothing can be told apart any more.
    isBroken = true;
    onSkipped({ row: row + 1, column: '', reason: `The feed is broken here: ${error.message.split('\n')[0]}` });
  });

  for await (const chunk of source as AsyncIterable<Buffer>) {
    if (isBroken) break;
    parser.write(chunk);
    yield* ready.splice(0);
  }
  if (!isBroken) {
    parser.end();
    yield* ready.splice(0);
  }
}

/** Parts of an attribute that has parts, such as a product detail’s name and value, one after another. */
function detail(tag: string, text: string): string {
  return tag === 'section_name' ? '' : text;
}

function put(values: Record<string, string>, attribute: string, text: string): void {
  // safe key: the values have no prototype
  const before = values[attribute];
  // safe key: as above
  if (text) values[attribute] = before === undefined ? text : together(attribute, before, text);
}

/** The text of an attribute that comes once more. */
function together(attribute: string, before: string, text: string): string {
  if (attribute === 'product_detail') return /:[^\n]*$/.test(before.split('\n').at(-1) ?? '') ? `${before}\n${text}` : `${before}:${text}`;
  const between = REPEATED.get(attribute);
  return between ? `${before}${between}${text}` : before;
}

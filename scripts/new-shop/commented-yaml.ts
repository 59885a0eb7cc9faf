import { Document, isMap, isScalar, isSeq } from 'yaml';

/** The parts of a JSON Schema that explain a key. */
export interface Explained {
  type?: string;
  description?: string;
  properties?: Readonly<Record<string, Explained>>;
  items?: Explained;
  examples?: readonly unknown[];
  enum?: readonly unknown[];
  minimum?: number;
}

const COLUMNS = 100;

/** Every key of a schema below its description. A key that is not given is commented out, with an example. */
export function commentedYaml(schema: Explained, given: Readonly<Record<string, unknown>>): string {
  return Object.entries(schema.properties ?? {})
    .map(([key, part]) => {
      const isGiven = Object.hasOwn(given, key);
      const document = new Document({ [key]: isGiven ? given[key] : exampleOf(part) });
      if (isMap(document.contents)) explain(document.contents.items[0]?.value, part);
      const text = document.toString({ lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' });
      const comment = commentOf(part).replace(/^/gm, '#');
      return `${comment}\n${isGiven ? text : text.replace(/^(?=.)/gm, '#')}`;
    })
    .join('\n');
}

function exampleOf({ type, properties, items, examples, ...limits }: Explained): unknown {
  if (examples) return examples[0];
  if (limits.enum) return limits.enum[0];
  if (type === 'object')
    return Object.fromEntries(Object.entries(properties ?? {}).map(([key, part]) => [key, exampleOf(part)]));
  if (type === 'array') return items ? [exampleOf(items)] : [];
  if (type === 'boolean') return true;
  return type === 'string' ? '…' : limits.minimum;
}

/** Puts the descriptions of a value's keys above them. */
function explain(value: unknown, schema: Explained): void {
  if (isSeq(value) && schema.items) explain(value.items[0], schema.items);
  if (!isMap(value)) return;
  for (const { key, value: inner } of value.items) {
    const part = isScalar(key) && schema.properties?.[String(key.value)];
    if (!part) continue;
    key.commentBefore = commentOf(part);
    explain(inner, part);
  }
}

/** A description in lines that fit, with what is allowed. */
function commentOf({ description = '', items, ...limits }: Explained): string {
  const words = [
    description || items?.description || '',
    limits.enum ? `One of: ${limits.enum.join(', ')}.` : '',
    description && items?.type === 'string' ? (items.description ?? '') : '',
  ].filter(Boolean);
  const text = words.join(' ');
  const capitalised = text.charAt(0).toUpperCase() + text.slice(1);
  return capitalised.replace(new RegExp(`(.{1,${COLUMNS}})(?:\\s+|$)`, 'g'), ' $1\n').trimEnd();
}

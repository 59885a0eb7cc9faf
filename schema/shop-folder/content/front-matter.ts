import type { StaticDecode, TObject, TProperties, TSchema } from 'typebox';
import { Check, Decode, Errors } from 'typebox/value';
import { isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import { ShopFolderError } from '../shop-folder-error.ts';

const FENCED = /^\uFEFF?---[ \t]*\r?\n([^]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/;

export interface FrontMatter<Fields> {
  fields: Fields;
  text: string;
  /** The lines of the file above the text. */
  linesAbove: number;
}

/** YAML between two lines of `---`. Throws a `ShopFolderError` that names the first fault by the schema. */
export function readFrontMatter<Properties extends TProperties>(
  content: string,
  file: string,
  schema: TObject<Properties>,
): FrontMatter<StaticDecode<TObject<Properties>>> {
  const [whole, yaml = ''] = FENCED.exec(content) ?? [];
  if (whole === undefined)
    throw new ShopFolderError({
      file,
      line: 1,
      found: 'no front matter',
      allowed: `fields between two lines of ---: ${Object.keys(schema.properties).join(', ')}`,
    });
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const [fault] = document.errors;
  if (fault)
    throw new ShopFolderError({
      file,
      line: (fault.linePos?.[0].line ?? 0) + 1,
      found: fault.message.replace(/ at line [^]*$/, ''),
      allowed: 'YAML',
    });
  const value: unknown = document.toJS({ maxAliasCount: 0 }) ?? {};
  if (!Check(schema, value)) throw faultOf(value, { document, lines, file, schema });
  return { fields: Decode(schema, value), text: content.slice(whole.length), linesAbove: whole.split('\n').length - 1 };
}

interface Where {
  document: Document;
  lines: LineCounter;
  file: string;
  schema: TObject;
}

function faultOf(value: unknown, { document, lines, file, schema }: Where): ShopFolderError {
  const keys = Object.keys(schema.properties);
  // A misspelt field is named before the one that is therefore missing.
  const errors = Errors(schema, value).filter(({ keyword }) => keyword !== 'boolean');
  const error = errors.find(({ keyword }) => keyword === 'additionalProperties') ?? errors[0];
  if (error?.keyword === 'additionalProperties') {
    const [key = ''] = error.params.additionalProperties;
    return new ShopFolderError({ file, line: lineOf(key, document, lines), found: key, allowed: keys.join(', ') });
  }
  const [key = ''] =
    error?.keyword === 'required' ? error.params.requiredProperties : (error?.instancePath.split('/').slice(1) ?? []);
  const given = JSON.stringify(document.toJS()?.[key]);
  const { description = keys.join(', ') }: TSchema & { description?: string } = schema.properties[key] ?? {};
  return new ShopFolderError({
    file,
    line: lineOf(key, document, lines),
    found: given === undefined ? `no ${key || 'fields'}` : `${key}: ${given.slice(0, 60)}`,
    allowed: description,
  });
}

/** The first for a field that is missing. */
function lineOf(name: string, { contents }: Document, lines: LineCounter): number {
  const pairs = contents && 'items' in contents ? contents.items : [];
  for (const pair of pairs as readonly { key?: unknown }[])
    if (isScalar(pair.key) && pair.key.value === name && pair.key.range)
      return lines.linePos(pair.key.range[0]).line + 1;
  return 1;
}

import { isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import { z } from 'zod';
import { ShopFolderError } from '../shop-folder-error.ts';

const FENCED = /^\uFEFF?---[ \t]*\r?\n([^]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/;

/** A Markdown file's fields and its text. */
export interface FrontMatter<Fields> {
  fields: Fields;
  text: string;
  /** The lines of the file above the text. */
  linesAbove: number;
}

/**
 * Reads the fields in YAML between two lines of `---` at the top of a Markdown file. Throws a `ShopFolderError` that names the first fault; what is
 * allowed is what the schema describes.
 */
export function readFrontMatter<Shape extends z.core.$ZodLooseShape>(
  content: string,
  file: string,
  schema: z.ZodObject<Shape>,
): FrontMatter<z.infer<z.ZodObject<Shape>>> {
  const [whole, yaml = ''] = FENCED.exec(content) ?? [];
  if (whole === undefined)
    throw new ShopFolderError({
      file,
      line: 1,
      found: 'no front matter',
      allowed: `fields between two lines of ---: ${Object.keys(schema.shape).join(', ')}`,
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
  const parsed = schema.safeParse(document.toJS({ maxAliasCount: 0 }) ?? {});
  if (!parsed.success) throw faultOf(parsed.error, { document, lines, file, schema });
  return { fields: parsed.data, text: content.slice(whole.length), linesAbove: whole.split('\n').length - 1 };
}

interface Where {
  document: Document;
  lines: LineCounter;
  file: string;
  schema: z.ZodObject;
}

function faultOf({ issues }: z.ZodError, { document, lines, file, schema }: Where): ShopFolderError {
  // A misspelt field is named before the one that is therefore missing.
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0];
  if (issue?.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys;
    return new ShopFolderError({
      file,
      line: lineOf(key, document, lines),
      found: key,
      allowed: Object.keys(schema.shape).join(', '),
    });
  }
  const key = String(issue?.path[0] ?? '');
  const value = JSON.stringify(document.toJS()?.[key]);
  return new ShopFolderError({
    file,
    line: lineOf(key, document, lines),
    found: value === undefined ? `no ${key || 'fields'}` : `${key}: ${value.slice(0, 60)}`,
    allowed: descriptionOf(schema.shape[key]) ?? Object.keys(schema.shape).join(', '),
  });
}

function descriptionOf(field: z.core.$ZodType | undefined): string | undefined {
  const inner = field instanceof z.ZodOptional ? field.unwrap() : field;
  return inner instanceof z.ZodType ? inner.description : undefined;
}

/** The line of a field; the first for one that is missing. */
function lineOf(name: string, { contents }: Document, lines: LineCounter): number {
  const pairs = contents && 'items' in contents ? contents.items : [];
  for (const pair of pairs as readonly { key?: unknown }[])
    if (isScalar(pair.key) && pair.key.value === name && pair.key.range)
      return lines.linePos(pair.key.range[0]).line + 1;
  return 1;
}

import type { Heading, Link, List, Paragraph, PhrasingContent, RootContent, Table, TableCell } from 'mdast';

/** A piece of a line: text, which is escaped, or a node. */
export type Part = string | PhrasingContent;

const inline = (parts: readonly Part[]): PhrasingContent[] =>
  parts.flatMap((part) => (typeof part !== 'string' ? [part] : part === '' ? [] : [{ type: 'text', value: part }]));

export function heading(depth: Heading['depth'], text: string): Heading {
  return { type: 'heading', depth, children: inline([text]) };
}

export function paragraph(...parts: readonly Part[]): Paragraph {
  return { type: 'paragraph', children: inline(parts) };
}

export function link(text: string, url: string): Link {
  return { type: 'link', url, children: inline([text]) };
}

/** A list of lines; nothing without items. */
export function list(items: readonly (readonly Part[])[]): List[] {
  if (items.length === 0) return [];
  const children = items.map((parts) => ({ type: 'listItem' as const, children: [paragraph(...parts)] }));
  return [{ type: 'list', ordered: false, spread: false, children }];
}

/** A heading with its content; nothing without content. */
export function section(title: string, content: readonly RootContent[]): RootContent[] {
  return content.length === 0 ? [] : [heading(2, title), ...content];
}

/** The head of a column, and its cell in a row. */
export type Column<Row> = readonly [head: string, cell: (row: Row) => Part];

/** A table; nothing without rows. A column that is empty in each row is left out. */
export function table<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): Table[] {
  const shown = columns.filter(([, cell]) => rows.some((row) => cell(row) !== ''));
  if (rows.length === 0 || shown.length === 0) return [];
  const line = (cells: readonly Part[]) => ({
    type: 'tableRow' as const,
    children: cells.map((cell): TableCell => ({ type: 'tableCell', children: inline([cell]) })),
  });
  return [
    {
      type: 'table',
      children: [line(shown.map(([head]) => head)), ...rows.map((row) => line(shown.map(([, cell]) => cell(row))))],
    },
  ];
}

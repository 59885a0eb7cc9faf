import type { IEnvironment } from 'relay-runtime';

/** A page that the store knows something of. */
export type KnownPage = { kind: 'product'; id: string } | { kind: 'list'; name: string };

/** The types of records that have the path and the name of a category's page. */
const LISTS = ['Category', 'BreadcrumbItem'];

/** The product or category at a path, by whatever has been shown of it: a card, a suggestion, a menu. Null when the store has nothing. */
export function knownPage(environment: IEnvironment, path: string): KnownPage | null {
  const records = environment.getStore().getSource();
  let list: KnownPage | null = null;
  for (const id of records.getRecordIDs()) {
    const record = records.get(id);
    if (record?.['path'] !== path) continue;
    if (record['__typename'] === 'Product') return { kind: 'product', id };
    if (LISTS.includes(String(record['__typename'])) && typeof record['name'] === 'string')
      list = { kind: 'list', name: record['name'] };
  }
  return list;
}

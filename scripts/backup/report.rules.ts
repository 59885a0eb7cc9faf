import { formatNumber } from '../../domain/text.rules.ts';
import type { Contents } from '../../shop/embedded/database/copy/refill.ts';

const MEGABYTE = 1_000_000;

/** Tables that the operator knows by name, as one and as many. */
const NAMED = [
  ['products', 'product', 'products'],
  ['orders', 'order', 'orders'],
  ['customers', 'customer', 'customers'],
  ['partners', 'partner', 'partners'],
] as const;

/** A line that says how much was copied, such as "4,212 products, 31 orders, 12 customers, 1 partner; 21,034 rows in 33 tables". */
export function contentsLine(contents: Contents): string {
  const named = NAMED.map(([table, one, many]) => {
    const rows = contents.get(table)?.rows ?? 0;
    return `${formatNumber(rows)} ${rows === 1 ? one : many}`;
  });
  const rows = [...contents.values()].reduce((sum, table) => sum + table.rows, 0);
  return `${named.join(', ')}; ${formatNumber(rows)} rows in ${contents.size} tables`;
}

export const secondsSince = (started: number): string => `${((performance.now() - started) / 1_000).toFixed(1)} s`;

export const megabytes = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(1)} MB`;

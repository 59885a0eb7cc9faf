import { isQuantity, LINE_QUANTITY_RANGE, readQuantity } from '@storefront/domain/quantity.rules.ts';
import { note, textOf, type FeedProduct, type FeedRow, type Taken } from '../feed.rules.ts';
import { magentoTerms } from '../unsold-terms.data.ts';
import { notesOnTerms } from '../unsold-terms.rules.ts';

type Values = FeedRow['values'];
type Terms = Pick<FeedProduct, 'minimumQuantity' | 'quantityMultiple'>;

/** Otherwise the shop's setting applies, which is not in the file. */
export const isOwn = (values: Values, setting: string): boolean => textOf(values, `use_config_${setting}`) === '0';

const hasIncrements = (values: Values): boolean =>
  isOwn(values, 'enable_qty_inc') && textOf(values, 'enable_qty_increments') === '1';

const QUANTITIES: readonly (readonly [name: keyof Terms, column: string, isSet: (values: Values) => boolean])[] = [
  ['minimumQuantity', 'min_cart_qty', (values) => isOwn(values, 'min_sale_qty')],
  ['quantityMultiple', 'qty_increments', (values) => hasIncrements(values) && isOwn(values, 'qty_increments')],
];

/** Of a product's own row, else those that all its variations share. */
export function soldQuantities(main: FeedRow, variations: readonly FeedRow[]): { terms: Terms; notes: Taken[] } {
  const terms: Terms = {};
  const rows = [main, ...variations];
  const notes = rows.flatMap(({ row, values }) => notesOnTerms(magentoTerms, row, (column) => termOf(values, column)));
  for (const [name, column, isSet] of QUANTITIES) {
    const set = rows.map(({ row, values }) => {
      const text = isSet(values) ? textOf(values, column) : '';
      return { row, text, number: text === '' ? 1 : (readQuantity(text) ?? -1) || 1 };
    });
    const [own = 1, shared = 1, ...others] = set.map(({ number }) => number);
    const quantity = own === 1 && others.every((other) => other === shared) ? shared : own;
    const taken = isQuantity(quantity) ? quantity : 1;
    if (taken > 1) terms[name] = taken;
    for (const { row, text, number } of set.filter((one) => one.number !== 1 && one.number !== taken)) {
      const reason = isQuantity(number)
        ? 'All variations of a product have the same'
        : `It is no whole number from ${LINE_QUANTITY_RANGE}`;
      notes.push(note(row, column, `Not taken: “${text.slice(0, 60)}”. ${reason}`));
    }
  }
  return { terms, notes };
}

/** Empty for one that does not apply. */
function termOf(values: Values, column: string): string {
  const text = textOf(values, column);
  if (column === 'max_cart_qty') return isOwn(values, 'max_sale_qty') ? text : '';
  if (column === 'use_config_qty_increments') return hasIncrements(values) ? text : '';
  return column === 'product_type' ? text.replace('configurable', 'simple') : text;
}

import { textOf, type FeedRow } from '../feed.rules.ts';
import { gramsOf } from '../values.rules.ts';

/** A comma within a value is escaped as `\,`. */
export function listOf(text: string): string[] {
  return text
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter(Boolean);
}

/** By our names, where notes refer to them; the end of a sale stands for its dates. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['sale price', 'sale_price'],
  ['date sale price ends', 'sale_price_effective_date'],
  ['gtin, upc, ean, or isbn', 'gtin'],
]);

export function woocommerceColumn(column: string): string {
  const name = column.trim().toLowerCase();
  return NAMES.get(name) ?? name;
}

/** Several values in a product, one in a variation, and none where any value is meant. */
export interface Attribute {
  name: string;
  values: string[];
  isVisible: boolean;
}

const ATTRIBUTE = /^attribute (\d{1,3}) name$/;

export function attributesOf(values: FeedRow['values'], isVariation: boolean): Attribute[] {
  return [...values].flatMap(([column, name]) => {
    const [, number] = ATTRIBUTE.exec(column) ?? [];
    if (number === undefined) return [];
    const text = textOf(values, `attribute ${number} value(s)`);
    return {
      name: name.trim(),
      // The one value of a variation is not escaped.
      values: isVariation ? [text.replaceAll('\\,', ',')].filter(Boolean) : listOf(text),
      isVisible: textOf(values, `attribute ${number} visible`) !== '0',
    };
  });
}

/** The unit is in the column's name: `Weight (kg)`. */
export function weightOf(values: FeedRow['values']): number {
  const [column = ''] = [...values.keys()].filter((name) => /^weight \(\w+\)$/.test(name));
  const unit = column.slice('weight ('.length, -1).replace('lbs', 'lb');
  return gramsOf(`${textOf(values, column).replace(/^\./, '0.')} ${unit}`);
}

/** Of a page builder or gallery, such as `[vc_row width="1/2"]`. */
const SHORTCODE = /\[\/?(?:[a-z]+_\w+|gallery|caption|video|audio|embed)(?:\s[^\]]{0,2000})?\]/g;

/** The exporter writes line feeds as `\n`, and such a text of its own as `\\n`. */
export const htmlOf = (text: string): string =>
  text.replace(/\\\\n|\\n/g, (mark) => (mark === '\\n' ? '\n' : '\\n')).replace(SHORTCODE, '');

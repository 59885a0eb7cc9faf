import type { DocumentKind } from '@storefront/domain/product/documents.data.ts';

export const documentColumns: readonly (readonly [column: string, kind: DocumentKind, meaning: string])[] = [
  ['datasheet', 'datasheet', 'a PDF: its web address, or its file in the folder of --documents-from'],
  ['installation', 'installation', 'instructions for fitting it, likewise'],
  ['photometric', 'photometric', 'an IES or LDT file of a light, likewise; a file of the folder is read and checked'],
  ['declaration', 'declaration', 'the declaration of conformity, likewise'],
  ['energy label', 'energy_label', 'the energy label as PDF, PNG or JPG, likewise'],
];

/** With the template's text on each. */
export const plainColumns: readonly (readonly [column: string, meaning: string])[] = [
  ['sku', 'the code of the product or variant, as it is on your shelf; no other row may have it'],
  ['name', 'the name of the product; the variants of a product repeat it'],
  ['price', 'in pounds, such as 12.50; with VAT unless the import is told --prices ex'],
  ['sale price', 'a lower price that applies instead; empty for none'],
  ['unit pricing measure', 'how much is in one, such as 2.5 m or 750 ml, to show the price per metre or litre'],
  ['unit pricing base measure', 'what that price is for, such as 100 ml; empty for 1 metre, m², litre or kg'],
  ['stock', 'how many there are; empty if you do not count them, and it never runs out'],
  ['category', 'its place in the menu, such as Hooks > Brass; several with | between'],
  ['brand', 'the maker; empty for none'],
  ['image', 'the web address of its picture, or its file in the folder of --images-from; several with | between'],
  ['description', 'text or HTML'],
  ['featured', 'yes to show it on the home page, no to take it off'],
  ['barcode', 'the number under its barcode (GTIN or EAN)'],
  ['weight', 'with packaging, such as 350 g or 1.2 kg'],
  ['minimum age', 'the age to buy it: 16, 18 or 21; empty for none'],
  ['manufacturer', 'the company that makes it, where brands in shop.yaml does not say so'],
  ['manufacturer address', 'its postal address, on one line'],
  ['manufacturer contact', 'its email address, or the https address of a page to write from'],
  ['responsible person', 'who answers for its safety in Northern Ireland and the EU, where the maker is elsewhere'],
  ['responsible person address', 'likewise'],
  ['responsible person contact', 'likewise'],
  ...documentColumns.map(([column, , meaning]) => [column, meaning] as const),
  ['option 1 name', 'what shoppers choose, such as Size; empty for a product without variants'],
  ['option 1 value', 'the choice that this row is, such as Large'],
  ['option 2 name', 'a second choice; there may be a third'],
  ['option 2 value', ''],
];

/** Beside those of the template. */
const furtherColumns: readonly string[] = ['option 3 name', 'option 3 value'];

/** Begins a column of the specification, such as `detail: Material`. */
export const DETAIL = 'detail:';

/** "Option1 Name" and "option 1 name" are `option_1_name`. */
export function plainColumn(column: string): string {
  const name = column.trim();
  if (name.toLowerCase().startsWith(DETAIL)) return `${DETAIL}${name.slice(DETAIL.length).trim()}`;
  return name
    .toLowerCase()
    .replace(/[\s_-]+/g, '_')
    .replace(/^option_?(\d)/, 'option_$1');
}

const NAMES = new Set([...plainColumns.map(([column]) => column), ...furtherColumns].map(plainColumn));

/** By its normalised name. An unnamed column holds nothing. */
export const isPlainColumn = (name: string): boolean => name === '' || name.startsWith(DETAIL) || NAMES.has(name);

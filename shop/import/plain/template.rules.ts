import { stringify } from 'csv-stringify/sync';
import { plainColumns } from './plain-columns.rules.ts';

const INTRODUCTION = [
  'Your products, a row for each; for a product with variants a row for each variant.',
  'Put yours in place of the examples, save the file as CSV, and import it:',
  '  npm run import-catalogue -- --replace products.csv',
  'Lines that begin with # are comments. Only sku, name and price are needed; columns that you do not use can go.',
  'A column named, for example, detail: Material adds that line to the specification.',
];

const EXAMPLES: readonly Readonly<Record<string, string>>[] = [
  {
    sku: 'HOOK-S',
    name: 'Brass coat hook',
    price: '6.50',
    stock: '40',
    category: 'Hooks > Brass',
    description: 'Solid brass, with two screws.',
    'option 1 name': 'Size',
    'option 1 value': 'Small',
  },
  {
    sku: 'HOOK-L',
    name: 'Brass coat hook',
    price: '9.00',
    stock: '25',
    'option 1 name': 'Size',
    'option 1 value': 'Large',
  },
  {
    sku: 'TOWEL-1',
    name: 'Linen tea towel',
    price: '12.00',
    'sale price': '10.00',
    category: 'Kitchen',
    brand: 'Example Mills',
    description: 'Washed linen, 50 × 70 cm.',
  },
];

/** Comments, the header and examples. */
export function catalogueTemplate(): string {
  const columns = plainColumns.map(([column]) => column);
  const width = Math.max(...columns.map((column) => column.length));
  const meanings = plainColumns
    .filter(([, meaning]) => meaning)
    .map(([column, meaning]) => `  ${column.padEnd(width)}  ${meaning}`);
  const comments = [...INTRODUCTION, '', ...meanings].map((line) => `# ${line}`.trimEnd());
  return `${comments.join('\n')}\n${stringify([...EXAMPLES], { header: true, columns })}`;
}

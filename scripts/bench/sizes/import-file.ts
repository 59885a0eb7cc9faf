import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { generateCatalogue } from '@storefront/sample-catalogue/generate-catalogue.ts';

/** A product of the file, by column. */
export type ImportRow = Readonly<Record<string, string>> & { sku: string; name: string };

/** At least so many: each variant of the sample is a product, as wholesalers' files have a row for each code. */
export function* importRows(products: number): Generator<ImportRow> {
  const { categories, brands, batches } = generateCatalogue({ products });
  const categoryById = new Map(categories.map((category) => [category.id, category]));
  const brandById = new Map(brands.map(({ id, name }) => [id, name]));
  const pathOf = (id = 0): string[] => {
    const category = categoryById.get(id);
    return category ? [...pathOf(category.parentId), category.name] : [];
  };
  for (const batch of batches())
    for (const product of batch.products) {
      const details = Map.groupBy(product.customFields, ({ name }) => `detail: ${name}`);
      const offered = product.variants.length > 0 ? product.variants : [{ ...product, optionValues: [] }];
      for (const { sku, price, inventoryLevel, optionValues } of offered)
        yield {
          sku,
          name: [product.name, ...optionValues.map(({ label }) => label)].join(' '),
          price: ((price * 1.2) / 10_000).toFixed(2),
          stock: String(inventoryLevel),
          category: pathOf(product.categoryIds[0]).join(' > '),
          brand: brandById.get(product.brandId) ?? '',
          image: `https://pictures.example${product.images[0]?.url}`,
          description: product.descriptionHtml,
          ...Object.fromEntries(
            [...details].map(([column, all]) => [column, all.map(({ value }) => value).join(' | ')]),
          ),
        };
    }
}

/** As CSV, with the columns of `some`. */
export async function writeImportFile(path: string, rows: Iterable<ImportRow>, some: readonly ImportRow[]) {
  const columns = [...new Set(some.flatMap((row) => Object.keys(row)))];
  const lineOf = (cells: readonly string[]) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\n`;
  await pipeline(function* () {
    yield lineOf(columns);
    for (const row of rows) yield lineOf(columns.map((column) => row[column] ?? ''));
  }, createWriteStream(path));
}

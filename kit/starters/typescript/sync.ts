import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { CatalogueChangesDocument, type ResultOf } from 'storefront-kit';
import { openShop } from './shop.ts';

type Changes = NonNullable<ResultOf<typeof CatalogueChangesDocument>['products']>;

/** The copy: its products, and the time up to which it has all changes. */
interface Copy {
  asOf: string | null;
  products: Changes['nodes'];
}

/** Keeps a copy of the catalogue in a file. The first run reads all of it, later runs read only the changes: npm run sync -- catalogue.json 100 */
const [file = 'catalogue.json', pageSize = '100'] = process.argv.slice(2);
const copy: Copy = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Copy) : { asOf: null, products: [] };
const products = new Map(copy.products.map((product) => [product.id, product]));

// Nobody waits for this program, so it can wait until a rate limit ends.
const shop = openShop({ totalMilliseconds: 300_000 });
let asOf: string | null = null;
let after: string | null = null;
let [changed, removed] = [0, 0];
do {
  const { products: page }: ResultOf<typeof CatalogueChangesDocument> = await shop.request(CatalogueChangesDocument, {
    updatedSince: copy.asOf,
    first: Number(pageSize),
    after,
  });
  if (!page) throw new Error('This shop does not list its changes.');
  // The first page’s: what changes while the others are read then comes again the next time.
  asOf ??= page.asOf;
  for (const product of page.nodes) products.set(product.id, product);
  for (const { id } of page.removed) if (products.delete(id)) removed += 1;
  changed += page.nodes.length;
  after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
} while (after !== null);

// Replaced in one step, so that an interrupted run leaves the previous copy.
writeFileSync(`${file}.new`, JSON.stringify({ asOf, products: [...products.values()] } satisfies Copy));
renameSync(`${file}.new`, file);
console.log(`${products.size} products in ${file}: ${changed} new or changed, ${removed} removed`);

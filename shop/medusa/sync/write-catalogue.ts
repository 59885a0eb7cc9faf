import type { Kysely } from 'kysely';
import { Compile } from 'typebox/compile';
import type { Content } from '@storefront/config/shop-folder/content/content.ts';
import { readStamp } from '../../catalogue/catalogue-store.ts';
import { removeOwnCatalogue } from '../../catalogue/own-catalogue.ts';
import type { Tables } from '../../database/tables.ts';
import { createProductWriter, type WriteProducts } from '../../import/write-products.ts';
import type { Numbers } from '../numbers.ts';
import { Product } from './answers.ts';
import { mapProduct } from './map-product.rules.ts';
import { openMedusaPlaces } from './places.ts';
import type { Page, Structure } from './read-medusa.ts';

/** The name of Medusa among the sources of products. */
export const SOURCE = 'medusa';

const validProduct = Compile(Product);

export interface CatalogueOptions {
  db: Kysely<Tables>;
  numbers: Numbers;
  structure: Structure;
  /** The metadata field that names a product's brand; null for its collection. */
  brandField: string | null;
  content: Pick<Content, 'pages'>;
  onRemark: (kind: 'off-sale' | 'left-out' | 'note', reason: string) => void;
}

/** What became of a page's products. */
interface WrittenPage {
  added: number;
  changed: number;
  unchanged: number;
  /** The ids of products that were written. */
  sold: string[];
  /** The ids of products that cannot be sold. */
  unsold: string[];
}

/** Writes Medusa's categories and brands, and returns a writer of its products. Another writer makes it invalid: both would give the same numbers. */
export async function openCatalogue({
  db,
  numbers,
  structure,
  brandField,
  content,
  onRemark,
}: CatalogueOptions): Promise<(page: Page) => Promise<WrittenPage>> {
  // Before the first category of Medusa's: the sample's would stand beside it.
  if ((await readStamp(db)).catalogue !== 'imported') await removeOwnCatalogue(db);
  const pages = new Set(content.pages.map(({ url }) => url));
  const places = await openMedusaPlaces(db, { ...structure, brandField, isPage: (url) => pages.has(url) });
  const write: WriteProducts = await createProductWriter(db, places, {
    pricesIncludeVat: true,
    today: new Date().toISOString().slice(0, 10),
    followsSlugs: true,
  });

  return async ({ products: answered }) => {
    const unsold: string[] = [];
    const mapped = [...new Map(answered.map((product) => [product.id, product])).values()].flatMap((answer) => {
      if (!validProduct.Check(answer)) {
        const [fault] = validProduct.Errors(answer);
        onRemark('left-out', `The product ${nameOf(answer)} cannot be read: ${fault?.instancePath} ${fault?.message}`);
        unsold.push(answer.id);
        return [];
      }
      const result = mapProduct(answer, brandField);
      if (result.kind === 'off-sale') {
        onRemark('off-sale', result.reason);
        unsold.push(answer.id);
        return [];
      }
      for (const note of result.notes) onRemark('note', note);
      return { medusaId: answer.id, ...result };
    });
    const { products, ...counts } = await write(
      mapped.map(({ product }) => product),
      mapped.map(() => SOURCE),
    );
    await numbers.keep(
      mapped.flatMap(({ medusaId, variantIds }, index) => {
        const product = products[index];
        if (!product) return [];
        return variantIds.map((variantId, place) => ({
          medusa: { productId: medusaId, variantId },
          numbers: { productId: product.id, variantId: product.variants[place]?.id ?? null },
        }));
      }),
    );
    return { ...counts, sold: mapped.map(({ medusaId }) => medusaId), unsold };
  };
}

const nameOf = (answer: { id: string; title?: unknown }): string =>
  typeof answer.title === 'string' ? `“${answer.title.slice(0, 100)}”` : answer.id.slice(0, 100);

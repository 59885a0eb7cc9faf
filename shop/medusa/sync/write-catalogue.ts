import type { Kysely } from 'kysely';
import { Compile } from 'typebox/compile';
import type { Content } from '@storefront/schema/shop-folder/content/content.ts';
import { removeOwnCatalogue } from '@storefront/embedded/catalogue/own-catalogue.ts';
import type { Tables } from '@storefront/embedded/database/tables.ts';
import { createProductWriter, type Written } from '@storefront/import/write-products.ts';
import { createNumbers } from '../numbers.ts';
import { Product } from './answers.ts';
import { mapProduct } from './map-product.rules.ts';
import { openMedusaPlaces } from './places.ts';
import type { Products, Structure } from './read-medusa.ts';
import type { Remark } from './walk-report.ts';

/** Among the sources of products. */
export const SOURCE = 'medusa';

const validProduct = Compile(Product);

interface CatalogueOptions {
  structure: Structure;
  /** The metadata field of the brand; null for the collection. */
  brandField: string | null;
  content: Pick<Content, 'pages'>;
}

interface WrittenPage extends Written {
  sold: string[];
  /** Of what cannot be sold, or is sold differently. */
  remarks: Remark[];
}

/** Categories and brands are written first. Another writer makes this one invalid: both would give the same numbers. */
export async function openCatalogue(
  db: Kysely<Tables>,
  { structure, brandField, content }: CatalogueOptions,
): Promise<(products: Products) => Promise<WrittenPage>> {
  // The sample's categories would stand beside Medusa's.
  await removeOwnCatalogue(db);
  const pages = new Set(content.pages.map(({ url }) => url));
  const places = await openMedusaPlaces(db, { ...structure, brandField, isPage: (url) => pages.has(url) });
  const today = new Date().toISOString().slice(0, 10);
  const write = await createProductWriter(db, places, { pricesIncludeVat: true, today, followsSlugs: true });
  const numbers = createNumbers(db);

  return async (answered) => {
    const remarks: Remark[] = [];
    const mapped = [...new Map(answered.map((product) => [product.id, product])).values()].flatMap((answer) => {
      if (!validProduct.Check(answer)) {
        const [fault] = validProduct.Errors(answer);
        const reason = `The product ${nameOf(answer)} cannot be read: ${fault?.instancePath} ${fault?.message}`;
        remarks.push({ kind: 'left-out', reason });
        return [];
      }
      const result = mapProduct(answer, brandField);
      if (result.kind === 'product') {
        remarks.push(...result.notes.map((reason) => ({ kind: 'note' as const, reason })));
        return { medusaId: answer.id, ...result };
      }
      remarks.push(result);
      return [];
    });
    const [feeds, sources] = [mapped.map(({ product }) => product), mapped.map(() => SOURCE)];
    const { products, ...counts } = await write(feeds, sources);
    const variants = products.flatMap((product, index) => {
      const { medusaId = '', variantIds = [] } = mapped[index] ?? {};
      return variantIds.map((variantId, place) => ({
        medusa: { productId: medusaId, variantId },
        numbers: { productId: product.id, variantId: product.variants[place]?.id ?? null },
      }));
    });
    await numbers.keep(variants);
    return { ...counts, sold: mapped.map(({ medusaId }) => medusaId), remarks };
  };
}

const nameOf = (answer: { id: string; title?: unknown }): string =>
  typeof answer.title === 'string' ? `“${answer.title.slice(0, 100)}”` : answer.id.slice(0, 100);

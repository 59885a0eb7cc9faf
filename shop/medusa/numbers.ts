import type { Kysely } from 'kysely';
import { chunks } from '@storefront/embedded/database/chunks.ts';
import { inTransaction } from '@storefront/embedded/database/retry-on-conflict.ts';
import type { Tables } from '@storefront/embedded/database/tables.ts';

/** `variantId` is null for a product that is sold without a choice. */
interface VariantNumbers {
  productId: number;
  variantId: number | null;
}

interface MedusaVariant {
  productId: string;
  variantId: string;
}

const NO_VARIANT = 0;

/** Durable. Its products' numbers are in `imported_keys`. */
export function createNumbers(db: Kysely<Tables>) {
  return {
    /** Null for none that the shop sells. */
    async variantOf(productId: number, variantId: number | null): Promise<MedusaVariant | null> {
      const row = await db
        .selectFrom('medusa_variants')
        .select(['medusa_product_id as productId', 'id as variantId'])
        .where('product_id', '=', productId)
        .where('variant_id', '=', variantId ?? NO_VARIANT)
        .where('is_sold', '=', 1)
        .executeTakeFirst();
      return row ?? null;
    },
    /** By Medusa's id, also of those that are no longer sold. Unknown ones are missing. */
    async numbersOf(medusaVariantIds: readonly string[]): Promise<Map<string, VariantNumbers>> {
      const numbers = new Map<string, VariantNumbers>();
      for (const some of chunks([...new Set(medusaVariantIds)])) {
        const variants = db.selectFrom('medusa_variants').where('id', 'in', some);
        const rows = await variants.select(['id', 'product_id as productId', 'variant_id as variantId']).execute();
        for (const { id, productId, variantId } of rows)
          numbers.set(id, { productId, variantId: variantId === NO_VARIANT ? null : variantId });
      }
      return numbers;
    },
    /** All variants of these products: earlier ones that are missing are no longer sold. */
    async keep(variants: readonly { medusa: MedusaVariant; numbers: VariantNumbers }[]): Promise<void> {
      await inTransaction(db, async (transaction) => {
        for (const productIds of chunks([...new Set(variants.map(({ numbers }) => numbers.productId))]))
          await transaction
            .updateTable('medusa_variants')
            .set({ is_sold: 0 })
            .where('product_id', 'in', productIds)
            .where('is_sold', '=', 1)
            .execute();
        for (const some of chunks(variants))
          await transaction
            .insertInto('medusa_variants')
            .values(
              some.map(({ medusa, numbers }) => ({
                id: medusa.variantId,
                medusa_product_id: medusa.productId,
                product_id: numbers.productId,
                variant_id: numbers.variantId ?? NO_VARIANT,
                is_sold: 1,
              })),
            )
            .onConflict((conflict) =>
              conflict.column('id').doUpdateSet((eb) => ({
                medusa_product_id: eb.ref('excluded.medusa_product_id'),
                product_id: eb.ref('excluded.product_id'),
                variant_id: eb.ref('excluded.variant_id'),
                is_sold: 1,
              })),
            )
            .execute();
      });
    },
  };
}

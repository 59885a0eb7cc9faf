import { removeFromLine, updateLine } from '../cart/cart.rest.ts';
import { type Cart, type CartLine } from '../cart/cart.rules.ts';
import { maximumOf } from '../cart/room.rules.ts';
import type { CartWarning } from '../cart/warnings.rules.ts';
import { mergeCarts, type MergedProduct, type MergeItem, type MergeStock } from '../cart/merge.rules.ts';
import type { Context } from '../context.ts';
import { UpstreamError } from '../../upstream/errors.ts';
import { stockOfProduct } from '../product/stock.rules.ts';

/** Warns of each reduced line. No warnings when the shop API fails: sign-in must not, and checkout checks again. */
export async function clampMergedCart(context: Context, cart: Cart): Promise<{ cart: Cart; warnings: CartWarning[] }> {
  const token = context.request.cartToken;
  try {
    const stockOf = await stockReader(context, cart);
    const wanted = cart.lines.map((line) => ({ line, item: itemOf(line, cart) }));
    const { warnings: excesses } = mergeCarts([wanted.map(({ item }) => item)], stockOf);
    const warnings: CartWarning[] = [];
    for (const excess of excesses) {
      const line = wanted.find(({ item }) => isSame(item, excess))?.line;
      if (!line || token === null) continue;
      // The shop API updates an add-on with its parent, so only a sold-out one is removed here.
      if (excess.quantity === 0) await removeFromLine(context.shopApi, token, line.id, line.quantity);
      else if (line.canChangeQuantity) await updateLine(context.shopApi, token, line.id, excess.quantity);
      warnings.push({ code: excess.code, message: messageOf(line.name, excess.quantity), line });
    }
    if (warnings.length === 0) return { cart, warnings };
    const after = await context.cart.readAgain();
    return {
      cart: after,
      warnings: warnings.map((warning) => ({
        ...warning,
        line: after.lines.find(({ id }) => id === warning.line?.id) ?? null,
      })),
    };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return { cart, warnings: [] };
  }
}

function messageOf(name: string, left: number): string {
  return left === 0
    ? `${name} has sold out, so we’ve removed it from your basket.`
    : `We only have ${left} of ${name}, so we’ve changed the quantity in your basket.`;
}

/** Variants of a product share its stock unless it is tracked per variant. */
async function stockReader(
  { products, config }: Context,
  { lines }: Cart,
): Promise<(item: MergedProduct) => MergeStock> {
  const found = await Promise.all(lines.map(({ path }) => products.load(path)));
  const details = new Map(lines.map(({ productId }, index) => [productId, found[index]?.detail]));
  return ({ productId, variantId }) => {
    const detail = details.get(productId);
    const variant = variantId === null ? undefined : detail?.variants.find(({ id }) => id === variantId);
    const perVariant = detail?.inventoryTracking !== 'product';
    return {
      key: perVariant ? `${productId}:${variantId}` : String(productId),
      maximum: detail ? maximumOf(stockOfProduct(detail, config, variant)) : 0,
    };
  };
}

function itemOf({ productId, variantId, quantity, parentId }: CartLine, { lines }: Cart): MergeItem {
  const parent = parentId === null ? undefined : lines.find(({ id }) => id === parentId);
  return {
    productId,
    variantId,
    quantity,
    parent: parent ? { productId: parent.productId, variantId: parent.variantId } : null,
  };
}

function isSame(one: MergeItem, other: MergeItem): boolean {
  return (
    one.productId === other.productId &&
    one.variantId === other.variantId &&
    one.parent?.productId === other.parent?.productId &&
    one.parent?.variantId === other.parent?.variantId
  );
}

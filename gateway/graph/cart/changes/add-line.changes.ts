import { isQuantity } from '@storefront/domain/quantity.rules.ts';
import type { Context } from '../../context.ts';
import { UpstreamError } from '../../../upstream/errors.ts';
import { keyOf } from '../../ids.rules.ts';
import { ProductNotFoundError } from '../../product/product.errors.ts';
import { InvalidQuantityError, VariantRequiredError } from '../cart.errors.ts';
import { askedQuantity } from '../line/asked-quantity.rules.ts';
import { findAddedLine, variantNumber, variantToAdd } from '../cart.rules.ts';
import { changeWarnings } from '../warnings.rules.ts';
import { addItems, addOnce, checkedItems } from './checked-items.ts';
import type { CartChange } from './line-change.ts';

/** All ids are global ids. */
export interface Addition {
  productId: string;
  variantId: string | null;
  quantity: number;
  modifiers: readonly { modifierId: string; optionId: string }[];
  /** Makes retries safe: the same key adds once. Null adds each time. */
  idempotencyKey: string | null;
  /** Lets parallel first additions of a caller without a cart share one new cart. Null makes a cart for each. */
  cartKey: string | null;
}

/** Idempotent per cart and idempotency key. Throws a UserError when the line cannot be added. */
export async function addLine(context: Context, addition: Addition): Promise<CartChange> {
  const { productId, variantId, quantity, idempotencyKey } = addition;
  if (!isQuantity(quantity)) throw new InvalidQuantityError();
  const path = keyOf('Product', productId);
  const [product, cart] = await Promise.all([path === null ? null : context.products.load(path), context.cart.read()]);
  if (!product?.detail) throw new ProductNotFoundError();
  const { detail } = product;
  const variant = variantToAdd(detail.variants, variantId === null ? null : variantNumber(detail, variantId));
  if (variant === 'required') throw new VariantRequiredError();

  const isNew = await addOnce(context, idempotencyKey, async () =>
    addItems(
      context,
      await checkedItems(context, cart, { detail, variant, quantity, modifiers: addition.modifiers }),
      addition,
    ),
  );
  const before = findAddedLine(cart, detail.entityId, variant?.id ?? null);
  const after = { ...(await context.cart.readAgain()), isNew: cart.isNew };
  const line = findAddedLine(after, detail.entityId, variant?.id ?? null);
  if (!line) throw new UpstreamError('/cart', 'the added line is not there');
  const asked = askedQuantity((before?.quantity ?? 0) + quantity, detail, variant);
  return { cart: after, line, warnings: isNew ? changeWarnings(before, line, asked) : [] };
}

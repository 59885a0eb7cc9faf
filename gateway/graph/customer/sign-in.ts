import type { SignInAnswer } from '@storefront/schema/rest/customer/customer.ts';
import { addToCart, removeFromLine, updateLine } from '../cart/cart.rest.ts';
import { emptyCart, type Cart, type CartLine } from '../cart/cart.rules.ts';
import type { CartWarning } from '../cart/warnings.rules.ts';
import type { Context } from '../context.ts';
import { placeOf } from '../delivery/place.rules.ts';
import { UpstreamError } from '../../upstream/errors.ts';
import { InvalidFieldsError } from '../fields/fields.errors.ts';
import { AccountRefusedError, errorOf } from './customer.errors.ts';
import { checkRegistration, type Customer, type RegistrationForm } from './customer.rules.ts';
import { done, type Outcome } from './refusals.ts';
import { logIn, logOut, register } from './sign-in.rest.ts';
import { maximumOf } from '../cart/room.rules.ts';
import { mergeCarts, type MergedProduct, type MergeItem, type MergeStock } from '../cart/merge.rules.ts';
import { stockOfProduct } from '../product/stock.rules.ts';

export interface SignInResult {
  customer: Customer;
  cart: Cart;
  /** Reduced when the anonymous cart was merged. */
  warnings: CartWarning[];
}

/** Throws a UserError when it is refused. */
export async function registerCustomer(context: Context, given: RegistrationForm): Promise<SignInResult> {
  const { form, errors } = checkRegistration(given, placeOf);
  if (errors.length > 0) throw new InvalidFieldsError(errors);
  return enter(context, (cartToken) => register(context.shopApi, form, { ...context.request, cartToken }));
}

/** Throws a UserError when it is refused. */
export async function logInCustomer(context: Context, email: string, password: string): Promise<SignInResult> {
  return enter(context, (cartToken) =>
    logIn(context.shopApi, email.trim(), password, { ...context.request, cartToken }),
  );
}

async function enter(
  context: Context,
  ask: (cartToken: string | null) => Promise<Outcome<SignInAnswer>>,
): Promise<SignInResult> {
  const { request, response, shopApi } = context;
  const cartToken = request.anonymousCartToken;
  const before = request.sessionToken;
  const {
    token,
    cart_merged: isMerged,
    device_token: deviceToken,
  } = done(await ask(cartToken), (refusal) =>
    errorOf(refusal, 'Accounts aren’t available right now, but you can order as a guest.'),
  );
  const hasMoved = isMerged ?? (cartToken !== null && (await moveCart(context, token)));

  request.sessionToken = token;
  request.cartToken = token;
  request.anonymousCartToken = null;
  response.setSessionToken(token);
  if (deviceToken) response.setDeviceToken(deviceToken);
  // Ends the previous session: its token is replaced, so it could not be signed out later.
  if (before !== null && before !== token) await logOut(shopApi, before).catch(() => undefined);
  const customer = await context.customer.readAgain();
  if (!customer) throw new AccountRefusedError();
  const cart = await context.cart.readAgain();
  return hasMoved ? { customer, ...(await clampMergedCart(context, cart)) } : { customer, cart, warnings: [] };
}

/** Copies the anonymous cart into the customer's, for shop APIs that do not merge carts at sign-in. */
async function moveCart({ cart, shopApi }: Context, token: string): Promise<boolean> {
  const { lines } = await cart.read();
  if (lines.length === 0) return false;
  try {
    await addToCart(
      shopApi,
      token,
      lines.map((line) => ({ ...line, maximumQuantity: null })),
    );
  } catch (error) {
    // Otherwise the anonymous cart would be lost. The next attempt merges it.
    await logOut(shopApi, token).catch(() => undefined);
    throw error;
  }
  return true;
}

/** Clears the session cookie even when the shop API does not respond. */
export async function logOutCustomer({ request, response, shopApi }: Context): Promise<Cart> {
  const { sessionToken } = request;
  request.sessionToken = null;
  request.cartToken = request.anonymousCartToken === sessionToken ? null : request.anonymousCartToken;
  response.setSessionToken(null);
  if (sessionToken !== null) {
    await logOut(shopApi, sessionToken).catch((error: unknown) => {
      if (!(error instanceof UpstreamError)) throw error;
    });
  }
  return emptyCart;
}

/** Warns of each reduced line. No warnings when the shop API fails: sign-in must not, and checkout checks again. */
async function clampMergedCart(context: Context, cart: Cart): Promise<{ cart: Cart; warnings: CartWarning[] }> {
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

import type { SignInAnswer } from '@storefront/schema/rest/customer/customer.ts';
import { addToCart } from '../cart/cart.rest.ts';
import { emptyCart, type Cart } from '../cart/cart.rules.ts';
import type { CartWarning } from '../cart/warnings.rules.ts';
import type { Context } from '../context.ts';
import { placeOf } from '../delivery/place.rules.ts';
import { UpstreamError } from '../../upstream/errors.ts';
import { InvalidFieldsError } from '../fields/fields.errors.ts';
import { AccountRefusedError, errorOf } from './customer.errors.ts';
import { checkRegistration, type Customer, type RegistrationForm } from './customer.rules.ts';
import { clampMergedCart } from './merged-cart.ts';
import { done, type Outcome } from './refusals.ts';
import { logIn, logOut, register } from './sign-in.rest.ts';

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

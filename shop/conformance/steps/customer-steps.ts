import { unitPrice } from '@storefront/domain/money.rules.ts';
import { addToCart, fetchCart, removeFromLine, updateLine } from '@storefront/gateway/graph/cart/cart.rest.ts';
import type { Cart } from '@storefront/gateway/graph/cart/cart.rules.ts';
import { fetchCustomer, updateAccount } from '@storefront/gateway/graph/customer/customer.rest.ts';
import { changeAddress, createAddress } from '@storefront/gateway/graph/customer/addresses/address.rest.ts';
import {
  cancelEmailChange,
  confirmEmail,
  resendEmailConfirmation,
} from '@storefront/gateway/graph/customer/email-change/email-change.rest.ts';
import { logIn, register } from '@storefront/gateway/graph/customer/sign-in.rest.ts';
import { type RestOptions } from '@storefront/gateway/graph/product/product.rest.ts';
import {
  type StepState,
  hasCart,
  must,
  type Step,
  place,
  guesser,
  stranger,
  done,
  ofAccount,
  storing,
} from './step.ts';

export function addOne(options: RestOptions, { productId, samples, keys }: StepState) {
  const { variantId, productName: name, sku, productPath: path } = samples;
  const item = { productId, variantId, name, sku, path, quantity: 1, isModifier: false, maximumQuantity: null };
  const price = { price: unitPrice(1), retailPrice: null };
  const shown = { imageUrl: null, selectedOptions: [{ name: 'Finish', value: 'Brass' }] };
  const once = { idempotencyKey: keys.addition, cartKey: keys.cart };
  return addToCart(options, null, [{ ...item, ...price, ...shown }], once);
}

export function mustHold({ lines }: Cart, quantity: number, because: string, { productId }: StepState): void {
  const held = lines.filter((line) => line.productId === productId).map((line) => line.quantity);
  const isHeld = held[0] === quantity && held.length === 1;
  must(isHeld, `the cart holds ${held.join(' + ') || 0}, not ${quantity}: ${because}`);
}

export const customerSteps: readonly Step[] = [
  storing('/add_to_cart', async (options, state) => (state.cartToken = await addOne(options, state))),
  storing('/add_to_cart', async (options, state) => {
    const isSame = (await addOne(options, state)) === state.cartToken;
    must(isSame, 'repeated with the same keys, the addition has another token');
  }),
  {
    path: '/cart',
    // Without --write the token is unknown.
    refusals: [401, 404],
    async run(options, state) {
      state.cart = await fetchCart(options, state.cartToken);
      if (hasCart(state)) mustHold(state.cart, 1, 'an addition that was sent twice with one idempotency key', state);
    },
  },
  storing('/update_cart', (options, { cartToken, cart }) => updateLine(options, cartToken, cart.lines[0]?.id ?? '', 3)),
  storing('/remove_item_from_cart', (options, { cartToken, cart }) =>
    removeFromLine(options, cartToken, cart.lines[0]?.id ?? '', 2),
  ),
  storing('/create_account', async (options, state) => {
    const { email, password } = state.samples;
    const nobody = { firstName: '', lastName: '', phone: '', company: '', address: null };
    const outcome = await register(options, { email, password, ...nobody, newsletter: false }, stranger(state));
    return done(outcome, ({ token }) => (state.token = token));
  }),
  storing('/login', async (options, state) => {
    const outcome = await logIn(options, state.samples.email, state.samples.password, stranger(state));
    return done(outcome, ({ token }) => (state.token = token));
  }),
  ofAccount('/account/info', (options, { token }) => fetchCustomer(options, token)),
  ofAccount('/update_account', (options, { token }) => {
    const details = { firstName: 'Anne', lastName: 'Lee', phone: '02079460123', company: '', vatNumber: '' };
    return updateAccount(options, token, { newsletter: true, details }, guesser);
  }),
  {
    path: '/confirm_email',
    writes: true,
    isRefused: true,
    async run(options, { token, samples }) {
      const presser = { sessionToken: token, clientAddress: '203.0.113.7' };
      const outcome = await confirmEmail(options, 'a-token-that-nobody-was-sent', presser);
      if (outcome.kind === 'refused' && outcome.refusal.status === 404) samples.otherEmail = null;
    },
  },
  ofAccount(
    '/update_account',
    (options, { token, samples: { otherEmail, password } }) =>
      updateAccount(options, token, { email: otherEmail ?? '', currentPassword: password }, guesser),
    { isSkipped: ({ samples }) => samples.otherEmail === null },
  ),
  ofAccount('/resend_email_confirmation', (options, { token }) => resendEmailConfirmation(options, token)),
  ofAccount('/cancel_email_change', (options, { token }) => cancelEmailChange(options, token)),
  ofAccount('/create_address', async (options, state) =>
    done(await createAddress(options, state.token, place, false), ({ id }) => (state.addressId = id)),
  ),
  ofAccount('/update_address', (options, { token, addressId }) =>
    changeAddress(options, token, addressId, { kind: 'update', address: place }),
  ),
  ofAccount('/default_address', (options, { token, addressId }) =>
    changeAddress(options, token, addressId, { kind: 'default' }),
  ),
  ofAccount('/delete_address', (options, { token, addressId }) =>
    changeAddress(options, token, addressId, { kind: 'delete' }),
  ),
];

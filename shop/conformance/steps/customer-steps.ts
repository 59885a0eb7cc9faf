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
import { type StepState, hasCart, must, type Step, place, guesser, stranger, done } from './step.ts';

export const addOne = (options: RestOptions, { productId, samples, keys }: StepState) =>
  addToCart(
    options,
    null,
    [
      {
        productId,
        variantId: samples.variantId,
        quantity: 1,
        isModifier: false,
        maximumQuantity: null,
        name: samples.productName,
        sku: samples.sku,
        price: unitPrice(1),
        retailPrice: null,
        path: samples.productPath,
        imageUrl: null,
        selectedOptions: [{ name: 'Finish', value: 'Brass' }],
      },
    ],
    { idempotencyKey: keys.addition, cartKey: keys.cart },
  );

export function mustHold({ lines }: Cart, quantity: number, because: string, { productId }: StepState): void {
  const held = lines.filter((line) => line.productId === productId).map((line) => line.quantity);
  must(
    held[0] === quantity && held.length === 1,
    `the cart holds ${held.join(' + ') || 0}, not ${quantity}: ${because}`,
  );
}

export const customerSteps: readonly Step[] = [
  {
    path: '/add_to_cart',
    writes: true,
    run: async (options, state) => (state.cartToken = await addOne(options, state)),
  },
  {
    path: '/add_to_cart',
    writes: true,
    run: async (options, state) =>
      must(
        (await addOne(options, state)) === state.cartToken,
        'repeated with the same keys, the addition has another token',
      ),
  },
  {
    path: '/cart',
    // Without --write the token is unknown.
    refusals: [401, 404],
    async run(options, state) {
      state.cart = await fetchCart(options, state.cartToken);
      if (hasCart(state)) mustHold(state.cart, 1, 'an addition that was sent twice with one idempotency key', state);
    },
  },
  {
    path: '/update_cart',
    writes: true,
    run: (options, { cartToken, cart }) => updateLine(options, cartToken, cart.lines[0]?.id ?? '', 3),
  },
  {
    path: '/remove_item_from_cart',
    writes: true,
    run: (options, { cartToken, cart }) => removeFromLine(options, cartToken, cart.lines[0]?.id ?? '', 2),
  },
  {
    path: '/create_account',
    writes: true,
    run: async (options, state) =>
      done(
        await register(
          options,
          {
            email: state.samples.email,
            password: state.samples.password,
            firstName: '',
            lastName: '',
            phone: '',
            company: '',
            address: null,
            newsletter: false,
          },
          stranger(state),
        ),
        ({ token }) => (state.token = token),
      ),
  },
  {
    path: '/login',
    writes: true,
    run: async (options, state) =>
      done(
        await logIn(options, state.samples.email, state.samples.password, stranger(state)),
        ({ token }) => (state.token = token),
      ),
  },
  {
    path: '/account/info',
    writes: true,
    needsAccount: true,
    run: (options, { token }) => fetchCustomer(options, token),
  },
  {
    path: '/update_account',
    writes: true,
    needsAccount: true,
    run: (options, { token }) =>
      updateAccount(
        options,
        token,
        {
          newsletter: true,
          details: { firstName: 'Anne', lastName: 'Lee', phone: '02079460123', company: '', vatNumber: '' },
        },
        guesser,
      ),
  },
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
  {
    path: '/update_account',
    writes: true,
    needsAccount: true,
    isSkipped: ({ samples }) => samples.otherEmail === null,
    run: (options, { token, samples: { otherEmail, password } }) =>
      updateAccount(options, token, { email: otherEmail ?? '', currentPassword: password }, guesser),
  },
  {
    path: '/resend_email_confirmation',
    writes: true,
    needsAccount: true,
    run: (options, { token }) => resendEmailConfirmation(options, token),
  },
  {
    path: '/cancel_email_change',
    writes: true,
    needsAccount: true,
    run: (options, { token }) => cancelEmailChange(options, token),
  },
  {
    path: '/create_address',
    writes: true,
    needsAccount: true,
    run: async (options, state) =>
      done(await createAddress(options, state.token, place, false), ({ id }) => (state.addressId = id)),
  },
  {
    path: '/update_address',
    writes: true,
    needsAccount: true,
    run: (options, { token, addressId }) =>
      changeAddress(options, token, addressId, { kind: 'update', address: place }),
  },
  {
    path: '/default_address',
    writes: true,
    needsAccount: true,
    run: (options, { token, addressId }) => changeAddress(options, token, addressId, { kind: 'default' }),
  },
  {
    path: '/delete_address',
    writes: true,
    needsAccount: true,
    run: (options, { token, addressId }) => changeAddress(options, token, addressId, { kind: 'delete' }),
  },
];

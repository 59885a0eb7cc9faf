import { randomUUID } from 'node:crypto';
import type { DeliveryOption } from '@storefront/gateway/graph/delivery/delivery-options.rest.ts';
import type { Cart } from '@storefront/gateway/graph/cart/cart.rules.ts';
import { type RestOptions } from '@storefront/gateway/graph/product/product.rest.ts';

/** Values that later calls take from earlier answers; sample values where nothing was called. */
export interface StepState {
  productId: number;
  categoryId: number;
  brandId: number;
  cartToken: string;
  cart: Cart;
  /** The delivery to order with; null at a shop whose charges are those of the zones. */
  deliveryOption: DeliveryOption | null;
  token: string;
  addressId: string;
  listId: string;
  listKey: string;
  quotationId: string;
  orderId: string;
  orderKey: string;
  orderNumber: string;
  /** The idempotency keys of the addition to the cart and of the checkout, which are repeated with them. */
  keys: { cart: string; addition: string; checkout: string };
  takesTests: boolean;
  /** The cursor of the second page of changes; null when there is none. */
  changesAfter: string | null;
  samples: Samples;
}

/** Values of the test's catalogue, or found in the shop that is called. */
export interface Samples {
  categoryPath: string;
  brandSlug: string;
  term: string;
  productPath: string;
  otherPath: string;
  variantId: number | null;
  productName: string;
  sku: string;
  skus: readonly string[];
  resolvedPath: string | null;
  range: { slug: string; finish: string } | null;
  pagePath: string | null;
  postSlug: string | null;
  soldOutId: number | null;
  email: string;
  /** The address to change to; null at a shop without changes of the email address. */
  otherEmail: string | null;
  password: string;
}

export const sampleState = (): StepState => ({
  productId: 1,
  categoryId: 1,
  brandId: 1,
  cartToken: 'token-of-a-cart',
  cart: {
    lines: [
      {
        id: '1',
        productId: 1,
        variantId: null,
        name: 'Lamp',
        sku: 'L-1',
        path: '/lamp-1/',
        quantity: 2,
        price: { exVat: 1000, incVat: 1200, exVatCentipence: 100_000 },
        retailPrice: null,
        imageUrl: null,
        selectedOptions: [],
        isModifier: false,
        parentId: null,
        priceWhenAdded: null,
        canChangeQuantity: true,
      },
    ],
    removed: [],
    isNew: false,
  },
  deliveryOption: null,
  token: 'token-of-a-session',
  addressId: '1',
  listId: '1',
  listKey: 'key-of-a-shared-list',
  quotationId: '1',
  orderId: '1',
  orderKey: 'key-of-an-order',
  orderNumber: 'ORD-1',
  keys: { cart: randomUUID(), addition: randomUUID(), checkout: randomUUID() },
  takesTests: false,
  changesAfter: null,
  samples: {
    categoryPath: '/lamps/',
    brandSlug: 'heritage-brass',
    term: 'lamp',
    productPath: '/finished/',
    otherPath: '/lamp-1/',
    variantId: null,
    productName: 'Lamp',
    sku: 'L-1',
    skus: ['L-1', 'V-1001', 'V-100'],
    resolvedPath: '/old-lamp/',
    range: { slug: 'finished', finish: 'satin-brass' },
    pagePath: '/about-us/',
    postSlug: 'three-layers-of-light',
    soldOutId: 102,
    email: 'ann@example.com',
    otherEmail: 'anne@example.com',
    password: 'a pass phrase of mine',
  },
});

export const hasAccount = ({ token }: StepState) => token !== sampleState().token;

export const hasOrder = ({ orderKey }: StepState) => orderKey !== sampleState().orderKey;

export const hasCart = ({ cartToken }: StepState) => cartToken !== sampleState().cartToken;

/** The account took over the stranger's cart. */
export const cartTokenOf = (state: StepState) => (hasAccount(state) ? state.token : state.cartToken);

export class BehaviourError extends Error {
  override name = 'BehaviourError';
}

export function must(holds: boolean | undefined, fault: string): void {
  if (holds !== true) throw new BehaviourError(fault);
}

/** One call of the gateway to the shop API. Throws a BehaviourError when the answer contradicts an earlier one. */
export interface Step {
  /** Such as `/orders/{id}`. */
  path: string;
  /** Whether it stores something at the shop. */
  writes?: true;
  needsAccount?: true;
  /** Whether the call sends an unknown token or path, which the shop must refuse. */
  isRefused?: true;
  /** Statuses by which a shop may refuse the call, for want of what could not be found for it. */
  refusals?: readonly number[];
  /** Whether the shop lacks a value that the call needs. */
  isSkipped?: (state: StepState) => boolean;
  run(options: RestOptions, state: StepState): Promise<unknown>;
}

type Run = Step['run'];
type More = Omit<Partial<Step>, 'path' | 'run'>;

export const reading = (path: string, run: Run, more: More = {}): Step => ({ path, ...more, run });
export const storing = (path: string, run: Run, more: More = {}): Step => ({ path, writes: true, ...more, run });
export const ofAccount = (path: string, run: Run, more: More = {}): Step =>
  storing(path, run, { needsAccount: true, ...more });

export const place = {
  firstName: 'Ann',
  lastName: 'Lee',
  company: '',
  address1: '1 Example Street',
  address2: '',
  city: 'Leeds',
  county: '',
  postcode: 'LS1 4DT',
  country: 'United Kingdom',
  phone: '02079460123',
};

export const guesser = { clientAddress: '203.0.113.7', deviceToken: null };
export const stranger = ({ cartToken }: StepState) => ({ cartToken, ...guesser });

export function done<Body>(
  outcome: { kind: 'done'; body: Body } | { kind: 'refused' },
  then: (body: Body) => unknown,
): typeof outcome {
  if (outcome.kind === 'done') then(outcome.body);
  return outcome;
}

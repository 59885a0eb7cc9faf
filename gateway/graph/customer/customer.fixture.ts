import type { TestGateway } from '../../testing/gateway.fixture.ts';
import { mutationOf } from '../../testing/mutation-of.ts';
import { encodeId } from '../ids.rules.ts';

export const PASSWORD = 'a walk by the sea';

let registered = 0;

/** A registration with a unique email address. */
export const registrationInput = (more: Record<string, unknown> = {}) => ({
  email: `customer${(registered += 1)}@shopper.example`,
  password: PASSWORD,
  firstName: 'Ada',
  lastName: 'Byron',
  phone: '020 7946 0111',
  address1: '1 Lamp Street',
  city: 'London',
  postcode: 'se10zz',
  country: 'United Kingdom',
  ...more,
});

/** The fields of a mutation's result that tests read. */
export interface Answer {
  __typename: string;
  code?: string;
  message?: string;
  fields?: { field: string; message: string }[];
  customer: {
    id: string;
    email: string;
    pendingEmail: string | null;
    addresses: { id: string; address1: string; isDefault: boolean; postcode: string }[];
  };
  cart: { quantity: number; lines: { id: string; name: string; quantity: number }[] };
  warnings: { code: string; message: string; line: { id: string; quantity: number } | null }[];
  json: string;
}

const REFUSAL = '__typename ... on UserError { code message }';
const THROTTLED = '... on TooManyAttemptsError { retryAfterSeconds }';
const REFUSED_FIELDS = `${REFUSAL} ... on InvalidFieldsError { fields { field message } }`;
const ADDRESS = 'id address1 postcode country isDefault isDeliverable';
const CUSTOMER = `customer {
  id email pendingEmail firstName company newsletter addresses { ${ADDRESS} } defaultAddress { id }
}`;
const CART = 'cart { quantity lines { id name quantity } }';
const SIGNED_IN = `${CUSTOMER} ${CART} warnings { code message line { id quantity } }`;

/** Customer operations for tests. They share one shopper's cookies until `gateway.forget()`. */
export function customers(gateway: TestGateway) {
  const mutate = async (text: string, variables: Record<string, unknown> = {}) =>
    (await gateway.data<{ result: Answer }>(text, variables)).result;
  const call = (name: string, payload: string, input: object, errors = REFUSED_FIELDS) =>
    mutate(mutationOf(name, payload, errors), { input });
  return {
    mutate,
    /** Runs a mutation by its name. */
    call,
    register: (input: object) => call('customerRegister', SIGNED_IN, input, `${REFUSED_FIELDS} ${THROTTLED}`),
    logIn: (email: string, password = PASSWORD) =>
      call('customerLogIn', SIGNED_IN, { email, password }, `${REFUSAL} ${THROTTLED}`),
    logOut: () => mutate(`mutation { result: customerLogOut { ... on CustomerLogOutPayload { message ${CART} } } }`),
    update: (input: object) => call('customerUpdate', CUSTOMER, input, `${REFUSED_FIELDS} ${THROTTLED}`),
    add: (path: string, quantity = 1, modifiers: object[] = []) =>
      call('cartLineAdd', CART, { productId: encodeId('Product', path), quantity, modifiers }, REFUSAL),
    current: async () => (await gateway.data<{ customer: Answer['customer'] | null }>(`{ ${CUSTOMER} }`)).customer,
    cart: async () => (await gateway.data<{ cart: Answer['cart'] }>(`{ ${CART} }`)).cart,
    refusal: REFUSAL,
    refusedFields: REFUSED_FIELDS,
    fields: CUSTOMER,
  };
}

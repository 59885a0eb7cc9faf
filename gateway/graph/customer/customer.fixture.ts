import type { TestGateway } from '../../testing/gateway.fixture.ts';
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
  retryAfterSeconds?: number | null;
  fields?: { field: string; message: string }[];
  customer: {
    id: string;
    email: string;
    pendingEmail: string | null;
    addresses: {
      id: string;
      address1: string;
      isDefault: boolean;
      postcode: string;
      country: string;
      isDeliverable: boolean;
    }[];
  };
  cart: { quantity: number; lines: { id: string; name: string; quantity: number }[] };
  warnings: { code: string; message: string; line: { id: string; quantity: number } | null }[];
  json: string;
}

const REFUSAL = '__typename ... on UserError { code message }';
const THROTTLED = '... on TooManyAttemptsError { retryAfterSeconds }';
const REFUSED_FIELDS = `${REFUSAL} ... on InvalidFieldsError { fields { field message } }`;
const CUSTOMER =
  'customer { id email pendingEmail firstName company newsletter addresses { id address1 postcode country isDefault isDeliverable } defaultAddress { id } }';
const SIGNED_IN = `${CUSTOMER} cart { quantity lines { id name quantity } } warnings { code message line { id quantity } }`;

/** Customer operations for tests. They share one shopper's cookies until `gateway.forget()`. */
export function customers(gateway: TestGateway) {
  const mutate = async (text: string, variables: Record<string, unknown> = {}) =>
    (await gateway.data<{ result: Answer }>(text, variables)).result;
  return {
    mutate,
    register: (input: object) =>
      mutate(
        `mutation ($input: CustomerRegisterInput!) { result: customerRegister(input: $input) { ${REFUSED_FIELDS} ${THROTTLED} ... on CustomerRegisterPayload { ${SIGNED_IN} } } }`,
        { input },
      ),
    logIn: (email: string, password = PASSWORD) =>
      mutate(
        `mutation ($input: CustomerLogInInput!) { result: customerLogIn(input: $input) { ${REFUSAL} ${THROTTLED} ... on CustomerLogInPayload { ${SIGNED_IN} } } }`,
        { input: { email, password } },
      ),
    logOut: () =>
      mutate(
        'mutation { result: customerLogOut { __typename ... on CustomerLogOutPayload { message cart { quantity } } } }',
      ),
    update: (input: object) =>
      mutate(
        `mutation ($input: CustomerUpdateInput!) { result: customerUpdate(input: $input) { ${REFUSED_FIELDS} ${THROTTLED} ... on CustomerUpdatePayload { ${CUSTOMER} } } }`,
        { input },
      ),
    add: (path: string, quantity = 1, modifiers: object[] = []) =>
      mutate(
        'mutation ($input: CartLineAddInput!) { result: cartLineAdd(input: $input) { __typename ... on CartLineAddPayload { cart { quantity } } } }',
        { input: { productId: encodeId('Product', path), quantity, modifiers } },
      ),
    current: async () => (await gateway.data<{ customer: Answer['customer'] | null }>(`{ ${CUSTOMER} }`)).customer,
    cart: async () =>
      (await gateway.data<{ cart: Answer['cart'] }>('{ cart { quantity lines { id name quantity } } }')).cart,
    refusal: REFUSAL,
    refusedFields: REFUSED_FIELDS,
    fields: CUSTOMER,
  };
}

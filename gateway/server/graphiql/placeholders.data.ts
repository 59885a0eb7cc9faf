/** A value that an example cannot know beforehand, such as the id of a cart line. Its text stands in the variables until an answer holds the value. */
export interface Placeholder {
  /** As it stands in the variables, and as people are told that it is missing. */
  text: string;
  /** Where answers hold the value: paths of fields and list indexes below `data`, the first that is there. None for what no answer holds. */
  paths: readonly string[];
  /** Which part of the text at that path is the value, as a pattern with one group. Defaults to all of it. */
  pattern?: string;
}

const ORDERS = ['checkoutComplete.order', 'customer.orders.edges.0.node'];

export const PLACEHOLDERS: readonly Placeholder[] = [
  { text: 'the id of a line, from “Read the cart”', paths: ['cartLineAdd.line.id', 'cart.lines.0.id'] },
  {
    text: 'the id of an address, from “Who is signed in”',
    paths: [
      'customerAddressCreate.address.id',
      'customerAddressDelete.customer.addresses.0.id',
      'customer.addresses.0.id',
    ],
  },
  { text: 'the id of an order', paths: ORDERS.map((order) => `${order}.id`) },
  { text: 'the key in its path', paths: ORDERS.map((order) => `${order}.path`), pattern: '[?&]key=([^&]+)' },
  { text: 'the token of the mailed link', paths: [] },
];

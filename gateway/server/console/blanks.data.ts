/** What no example can know beforehand. It stands in variables in words, until an answer tells it. */
export interface Blank {
  words: string;
  /** Where answers have it: names of fields and places in lists, from `data` on. */
  places: readonly string[];
  /** Which part of what is there it is, as a pattern with one group; all of it unless told. */
  part?: string;
}

const ORDERS = ['checkoutComplete.order', 'customer.orders.edges.0.node'];

export const BLANKS: readonly Blank[] = [
  { words: 'the id of a line, from “Read the cart”', places: ['cartLineAdd.line.id', 'cart.lines.0.id'] },
  {
    words: 'the id of an address, from “Who is signed in”',
    places: [
      'customerAddressCreate.address.id',
      'customerAddressDelete.customer.addresses.0.id',
      'customer.addresses.0.id',
    ],
  },
  { words: 'the id of an order', places: ORDERS.map((order) => `${order}.id`) },
  { words: 'the key in its path', places: ORDERS.map((order) => `${order}.path`), part: '[?&]key=([^&]+)' },
  { words: 'the token of the mailed link', places: [] },
];

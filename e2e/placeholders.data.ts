/** A value that an example cannot know in advance, such as a cart line's id. */
export interface Placeholder {
  /** The text in the variables, which the value replaces. */
  text: string;
  /** Paths below `data` that may contain the value; the first match is used. Empty when no response contains it. */
  paths: readonly string[];
  /** A pattern with one group that extracts the value. Defaults to the whole text. */
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
  {
    text: 'the id of a list, from “Read the saved lists”',
    paths: ['savedListCreate.list.id', 'customer.savedLists.0.id'],
  },
  { text: 'the id of a quotation, from “Make a quotation”', paths: ['quotationCreate.quotation.id'] },
  {
    text: 'the id of an alert, from “Read the stock alerts of an account”',
    paths: ['customer.stockAlerts.0.id'],
  },
  { text: 'the key of a shared list', paths: ['savedListShare.list.shareKey', 'customer.savedLists.0.shareKey'] },
  { text: 'the number of an order', paths: ORDERS.map((order) => `${order}.number`) },
  { text: 'the id of an order', paths: ORDERS.map((order) => `${order}.id`) },
  { text: 'the key in its path', paths: ORDERS.map((order) => `${order}.path`), pattern: '[?&]key=([^&]+)' },
  { text: 'the token of the mailed link for the alert', paths: [] },
  { text: 'the token of the mailed link', paths: [] },
];

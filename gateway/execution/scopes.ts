import { Kind, visit, type DocumentNode, type SelectionSetNode } from 'graphql';
import { refusal, type Refusal } from './checks/refusal.ts';
import type { Partner, Scope } from '../partners/partner.ts';

/** What the fields of an operation need, and the types that `node` may answer with. Any that is not named here needs the most: `checkout`. */
const CATALOGUE = [
  '__schema',
  '__type',
  '__typename',
  'banners',
  'blogPost',
  'blogPosts',
  'brand',
  'brands',
  'categories',
  'category',
  'countries',
  'deliveryEstimate',
  'deliveryZones',
  'featuredCollection',
  'featuredProducts',
  'node',
  'nodes',
  'page',
  'pages',
  'paymentMethods',
  'product',
  'productSearch',
  'resolveUrl',
  'reviewCreate',
  'search',
  'shop',
  'stores',
  'suggestions',
];
const CHECKOUT = [
  'checkoutComplete',
  'contactSend',
  'customer',
  'customerAddressCreate',
  'customerAddressDelete',
  'customerAddressSetDefault',
  'customerAddressUpdate',
  'customerDataExport',
  'customerDelete',
  'customerEmailChangeCancel',
  'customerEmailChangeResend',
  'customerEmailConfirm',
  'customerLogIn',
  'customerLogOut',
  'customerPasswordReset',
  'customerPasswordResetRequest',
  'customerRegister',
  'customerUpdate',
  'newsletterSubscribe',
  'order',
  'orderPaymentStart',
  'orderReorder',
];
const CART = ['cart', 'cartLineAdd', 'cartLineRemove', 'cartLineUpdate'];
const scopes = new Map<string, Scope>([
  ...CATALOGUE.map((field) => [field, 'catalogue'] as const),
  ...CART.map((field) => [field, 'cart'] as const),
  ...CHECKOUT.map((field) => [field, 'checkout'] as const),
]);

/** Whose types are somebody's own: they can be reached by their ids too. */
export const scopesOfTypes: Readonly<Record<string, Scope>> = {
  Cart: 'cart',
  CartLine: 'cart',
  Customer: 'checkout',
  CustomerAddress: 'checkout',
  Order: 'checkout',
  OrderLine: 'checkout',
};

/** Whether it was decided what a field needs. */
export const isScopeDecided = (field: string) => scopes.has(field);

/** Known documents are looked at once. */
const looked = new WeakMap<DocumentNode, ReadonlySet<Scope>>();

/** Which scopes a document needs, all its operations together. */
function scopesOf(document: DocumentNode): ReadonlySet<Scope> {
  const known = looked.get(document);
  if (known) return known;
  const needed = new Set<Scope>();
  const operations = document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? [definition.selectionSet] : [],
  );
  for (const field of fieldsOf(operations, document)) needed.add(scopes.get(field) ?? 'checkout');
  visit(document, {
    NamedType: ({ name }) => {
      const scope = Object.hasOwn(scopesOfTypes, name.value) ? scopesOfTypes[name.value] : undefined;
      if (scope) needed.add(scope);
    },
  });
  looked.set(document, needed);
  return needed;
}

/** The fields of these selections themselves, by whatever fragments they are reached. */
function fieldsOf(selections: readonly SelectionSetNode[], { definitions }: DocumentNode): ReadonlySet<string> {
  const fields = new Set<string>();
  const sets = new Set(selections);
  // A set that grows while it is walked: each selection is looked at once, so circles end.
  for (const set of sets) {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) fields.add(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) sets.add(selection.selectionSet);
      else
        for (const definition of definitions)
          if (definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value)
            sets.add(definition.selectionSet);
    }
  }
  return fields;
}

/** Refuses a partner what its scopes do not cover. */
export function scopeRefusal(partner: Partner, document: DocumentNode): Refusal | null {
  const missing = [...scopesOf(document)].find((scope) => !partner.scopes.includes(scope));
  return missing
    ? refusal(403, 'SCOPE_MISSING', `This operation needs the scope ${missing}, which this key does not have.`)
    : null;
}

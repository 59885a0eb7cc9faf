const words: ReadonlyMap<string, string> = new Map([
  ['CARD', 'by card'],
  ['BANK_TRANSFER', 'by bank transfer'],
  ['PAY_IN_STORE', 'in store when you collect'],
]);

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** How a shop can be paid, such as "Pay by card or by bank transfer"; null for no method that is known. Payment in store needs a store. */
export function paymentWords(methods: readonly string[], hasStores: boolean): string | null {
  const ways = [...words].flatMap(([method, way]) =>
    methods.includes(method) && (method !== 'PAY_IN_STORE' || hasStores) ? [way] : [],
  );
  return ways.length === 0 ? null : `Pay ${either.format(ways)}`;
}

const words: ReadonlyMap<string, string> = new Map([
  ['CARD', 'by card'],
  ['BANK_TRANSFER', 'by bank transfer'],
  ['PAY_IN_STORE', 'in store when you collect'],
]);

/** Such as "Pay by card or by bank transfer"; null for no known method. Payment in store needs a store. */
export function paymentWords(methods: readonly string[], hasStores: boolean): string | null {
  const ways = [...words].flatMap(([method, way]) =>
    methods.includes(method) && (method !== 'PAY_IN_STORE' || hasStores) ? [way] : [],
  );
  // Without Intl.ListFormat, whose first use takes a phone long: every page shows this as it hydrates.
  const last = ways.pop();
  if (last === undefined) return null;
  return `Pay ${ways.length > 0 ? `${ways.join(', ')} or ${last}` : last}`;
}

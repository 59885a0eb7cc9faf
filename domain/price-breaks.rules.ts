/** The unit price from a quantity on. */
export interface PriceBreak<Price> {
  quantity: number;
  price: Price;
}

/** The breaks are in ascending order. */
export function priceAt<Price>(one: Price, breaks: readonly PriceBreak<Price>[], quantity: number): Price {
  return breaks.findLast((step) => quantity >= step.quantity)?.price ?? one;
}

const BREAKS_MAXIMUM = 12;

/** In ascending order: each from a higher quantity at a lower price. `amountOf` compares prices. */
export function sensibleBreaks<Price>(
  one: Price,
  given: readonly PriceBreak<Price>[],
  amountOf: (price: Price) => number,
): PriceBreak<Price>[] {
  const sensible: PriceBreak<Price>[] = [];
  for (const step of given.toSorted((a, b) => a.quantity - b.quantity)) {
    const before = sensible.at(-1);
    const isHigher = step.quantity > (before?.quantity ?? 1);
    const isCheaper = amountOf(step.price) > 0 && amountOf(step.price) < amountOf(before?.price ?? one);
    if (isHigher && isCheaper && sensible.length < BREAKS_MAXIMUM) sensible.push(step);
  }
  return sensible;
}

interface PicturedVariant {
  /** In pence or centipence; the same for all. */
  price: number;
  /** Empty for none. */
  picture: string;
}

/** The picture to show beside a "From" price: of one of the cheapest variants, where prices differ; else the first. */
export function leadPicture(pictures: readonly string[], variants: readonly PicturedVariant[]): string {
  const [first = ''] = pictures;
  const lowest = Math.min(...variants.map(({ price }) => price));
  const differs = variants.some(({ price }) => price > lowest);
  const cheapest = variants.flatMap(({ price, picture }) => (price === lowest && picture !== '' ? [picture] : []));
  return differs && !cheapest.includes(first) ? (cheapest[0] ?? first) : first;
}

/** The longest description that search engines show in full, in characters. */
const DESCRIPTION_LENGTH = 155;

/** The start of a sanitised HTML text as plain words, cut between two of them. */
export function plainText(html: string): string {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
  if (words.length <= DESCRIPTION_LENGTH) return words;
  const cut = words.slice(0, DESCRIPTION_LENGTH);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}

interface DescribedProduct {
  name: string;
  sku: string;
  path: string;
  /** Plain words. */
  description: string;
  brand: { name: string };
  image?: { url: string } | null;
  priceRange: { minimum: { incVat: { pence: number } }; maximum: { incVat: { pence: number } } };
  stock: { status: string };
}

/** A product in the vocabulary of schema.org. Variants with different prices are one offer from the lowest to the highest. */
export function productData({ name, sku, path, description, brand, image, priceRange, stock }: DescribedProduct): object {
  const [lowest, highest] = [priceRange.minimum.incVat.pence, priceRange.maximum.incVat.pence].map(pounds);
  const offer = { priceCurrency: 'GBP', url: path, availability: `https://schema.org/${availabilities[stock.status] ?? 'OutOfStock'}` };
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    sku,
    brand: { '@type': 'Brand', name: brand.name },
    ...(description && { description }),
    ...(image && { image: image.url }),
    offers: lowest === highest ? { '@type': 'Offer', price: lowest, ...offer } : { '@type': 'AggregateOffer', lowPrice: lowest, highPrice: highest, ...offer },
  };
}

/** JSON that cannot end the script element it stands in. */
export function inScript(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

const availabilities: Readonly<Record<string, string>> = {
  IN_STOCK: 'InStock',
  LOW_STOCK: 'LimitedAvailability',
  PLENTY: 'InStock',
  MADE_TO_ORDER: 'MadeToOrder',
  OUT_OF_STOCK: 'OutOfStock',
  UNAVAILABLE: 'Discontinued',
};

function pounds(pence: number): string {
  return (pence / 100).toFixed(2);
}

/** A kind of page that is measured. */
export interface Kind {
  name: string;
  path: string;
  /** Whether the page is `noindex`. */
  isHidden: boolean;
}

/** The kinds of page whose name has `only` in it, of the shop at this origin. */
export async function kindsOfPage(origin: string, only: string): Promise<Kind[]> {
  const product = await firstProduct(origin);
  return [
    { name: 'home', path: '/', isHidden: false },
    { name: 'category', path: CATEGORY, isHidden: false },
    { name: 'product', path: product, isHidden: false },
    { name: 'search', path: '/search?query=brass+switch', isHidden: true },
    { name: 'checkout', path: '/checkout-now', isHidden: true },
  ].filter(({ name }) => name.includes(only));
}

const CATEGORY = '/interior-lighting/pendants/';

async function firstProduct(origin: string): Promise<string> {
  const response = await fetch(origin + CATEGORY);
  const path = /<article[^>]*>.*?href="(\/[^"]+\/)"/s.exec(await response.text())?.[1];
  if (!path) throw new Error('The category shows no product');
  return path;
}

export function row(name: string, cells: readonly (string | number)[]): string {
  return name.padEnd(22) + cells.map((cell) => String(cell).padStart(CELL_CHARACTERS)).join('');
}

const CELL_CHARACTERS = 18;

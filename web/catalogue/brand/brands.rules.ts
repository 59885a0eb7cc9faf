/** Brands that begin with no letter come first, under "0–9". */
export function byLetter<Named extends { readonly name: string }>(
  brands: readonly Named[],
): { letter: string; brands: Named[] }[] {
  const sorted = brands.toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB', { numeric: true }));
  const letters = Map.groupBy(sorted, ({ name }) => {
    const [first = ''] = name.normalize('NFKD').toUpperCase();
    return /[A-Z]/.test(first) ? first : '0–9';
  });
  return [...letters].map(([letter, group]) => ({ letter, brands: group }));
}

/** Ignoring case and accents. */
export function named<Named extends { readonly name: string }>(brands: readonly Named[], typed: string): Named[] {
  const sought = plain(typed.trim());
  return brands.filter(({ name }) => plain(name).includes(sought));
}

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

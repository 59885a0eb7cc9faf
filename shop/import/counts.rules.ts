export interface Counts {
  added: number;
  changed: number;
  unchanged: number;
  removed: number;
  unread: number;
  notForSale: number;
}

/** "1 product", "2,000 products". */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en-GB')} ${noun}${count === 1 ? '' : 's'}`;

const were = (count: number): string => (count === 1 ? 'was' : 'were');

export function importSentences({ added, changed, unchanged, removed, unread, notForSale }: Counts): string[] {
  const written = [
    added > 0 ? `${counted(added, 'product')} ${were(added)} added` : '',
    changed > 0 ? `${counted(changed, 'product')} changed` : '',
    unchanged > 0 ? `${counted(unchanged, 'product')} stayed as ${unchanged === 1 ? 'it was' : 'they were'}` : '',
    removed > 0 ? `${counted(removed, 'product')} ${were(removed)} taken off sale` : '',
  ].filter(Boolean);
  return [
    written.length > 0 ? `${written.join(', ')}.` : 'No product was imported.',
    ...(unread > 0 ? [`${counted(unread, 'product')} could not be read.`] : []),
    ...(notForSale > 0
      ? [`${counted(notForSale, 'product')} ${notForSale === 1 ? 'is' : 'are'} marked as not for sale.`]
      : []),
  ];
}

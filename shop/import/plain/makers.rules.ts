import { contactUrlOf } from '@storefront/domain/contact/contact-url.rules.ts';
import type { Party } from '@storefront/schema/shop-folder/makers.ts';
import { note, type FeedProduct, type Taken } from '../feed.rules.ts';

const TEXT_MAXIMUM = 300;

/** A contact that cannot be written to is noted and not taken. */
export function makersOf(
  row: number,
  cellOf: (column: string) => string,
): { taken: Pick<FeedProduct, 'manufacturer' | 'responsiblePerson'>; notes: Taken[] } {
  const notes: Taken[] = [];
  const partyOf = (party: string): Party | undefined => {
    // A postal address often has lines.
    const [name = '', postalAddress, contact = ''] = ['', '_address', '_contact'].map((suffix) =>
      cellOf(`${party}${suffix}`)
        .replaceAll(/,?\s*[\r\n]+\s*/g, ', ')
        .slice(0, TEXT_MAXIMUM),
    );
    const isContact = contactUrlOf(contact) !== null;
    if (contact && !isContact)
      notes.push(
        note(row, `${party}_contact`, `“${contact.slice(0, 80)}” is no email or https: address and is not taken`),
      );
    return name ? { name, ...(postalAddress && { postalAddress }), ...(isContact && { contact }) } : undefined;
  };
  const [manufacturer, responsiblePerson] = [partyOf('manufacturer'), partyOf('responsible_person')];
  return { taken: { ...(manufacturer && { manufacturer }), ...(responsiblePerson && { responsiblePerson }) }, notes };
}

import { contactUrlOf } from '@storefront/domain/contact/contact-url.rules.ts';
import type { Party } from '@storefront/schema/shop-folder/makers.ts';
import { note, textOf, type FeedProduct, type FeedRow, type Taken } from '../feed.rules.ts';

const TEXT_MAXIMUM = 300;

/** A contact that cannot be written to is noted and not taken. */
export function makersOf(rows: readonly FeedRow[]): {
  taken: Pick<FeedProduct, 'manufacturer' | 'responsiblePerson'>;
  notes: Taken[];
} {
  const notes: Taken[] = [];
  const partyOf = (party: string): Party | undefined => {
    // Of one row: those of several may be of different companies.
    const found = rows.find(({ values }) => textOf(values, party));
    if (!found) return undefined;
    // A postal address often has lines.
    const [name = '', postalAddress, contact = ''] = ['', '_address', '_contact'].map((suffix) =>
      textOf(found.values, `${party}${suffix}`)
        .replaceAll(/,?\s*[\r\n]+\s*/g, ', ')
        .slice(0, TEXT_MAXIMUM),
    );
    const isContact = contactUrlOf(contact) !== null;
    if (contact && !isContact)
      notes.push(note(found.row, `${party}_contact`, 'This is no email or https: address, and is not taken'));
    return { name, ...(postalAddress && { postalAddress }), ...(isContact && { contact }) };
  };
  const [manufacturer, responsiblePerson] = [partyOf('manufacturer'), partyOf('responsible_person')];
  return { taken: { ...(manufacturer && { manufacturer }), ...(responsiblePerson && { responsiblePerson }) }, notes };
}

import { contactUrlOf } from '@storefront/domain/contact/contact-url.rules.ts';
import type { PartyRecord } from '@storefront/schema/rest/product/makers.ts';
import type { Party } from '../product.rules.ts';

export const partyOf = (record: PartyRecord | null | undefined): Party | null =>
  record
    ? {
        name: record.name,
        postalAddress: record.postal_address || null,
        contactUrl: contactUrlOf(record.contact ?? ''),
      }
    : null;

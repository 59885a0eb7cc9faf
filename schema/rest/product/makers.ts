import { Type, type Static } from 'typebox';
import { ignoredWhenBroken, optionalText, text } from '../values.ts';

export type PartyRecord = Static<typeof PartyRecord>;
const PartyRecord = Type.Object(
  {
    name: text('The name of the company or person.'),
    postal_address: optionalText('The postal address, on one line.'),
    contact: optionalText('An email address, or the https address of a page to write from; ignored if it is neither.'),
  },
  { title: 'PartyRecord', description: 'Who answers for the safety of a product.' },
);

export const makers = {
  manufacturer: ignoredWhenBroken(PartyRecord, 'Who makes it: the product’s own manufacturer, else that of its brand.'),
  responsible_person: ignoredWhenBroken(
    PartyRecord,
    'Who answers for it in Northern Ireland and the EU where the manufacturer is elsewhere; missing for none.',
  ),
};

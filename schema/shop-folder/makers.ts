import { Type, type Static } from 'typebox';
import { closed } from './closed.ts';
import { line } from './texts.ts';

export type Party = Static<ReturnType<typeof party>>;
const party = (description: string) =>
  closed(
    {
      name: line('The name of the company.', 200, 'Example Mills Limited'),
      postalAddress: Type.Optional(line('The postal address.', 300, '1 Mill Lane, Norwich, NR1 1AA')),
      contact: Type.Optional(line('Its email address, or the https: page to write from.', 254, 'safety@example.com')),
    },
    description,
  );

export const brandKeys = Type.Array(
  closed({
    name: line('The brand, as products name it.', 100, 'Example Mills'),
    manufacturer: party('Who makes the brand’s products.'),
    responsiblePerson: Type.Optional(
      party('Who answers for them in Northern Ireland and the EU, if the manufacturer is in neither.'),
    ),
  }),
  { maxItems: 1000, description: 'Who makes each brand, which its product pages show. A product may have its own.' },
);

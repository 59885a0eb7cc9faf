import { builder } from '../builder.ts';
import { fromDetail, ProductType } from './product.schema.ts';
import type { Party } from './product.rules.ts';

const ResponsibleParty = builder.objectRef<Party>('ResponsibleParty').implement({
  description: 'A company or person who answers for the safety of a product.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name.' }),
    postalAddress: t.exposeString('postalAddress', {
      nullable: true,
      description: 'The postal address on one line. Null where the shop API does not give it.',
    }),
    contactUrl: t.exposeString('contactUrl', {
      nullable: true,
      description:
        'The email address as a mailto: URL, or the https address of a page to write from; null for neither.',
    }),
  }),
});

builder.objectFields(ProductType, (t) => ({
  manufacturer: t.field({
    extensions: { reads: ['manufacturer'] },
    type: ResponsibleParty,
    nullable: true,
    description: 'Who makes it. Null when the shop API names nobody.',
    resolve: (product, _, context) => fromDetail(product, context, ({ manufacturer }) => manufacturer),
  }),
  responsiblePerson: t.field({
    extensions: { reads: ['responsible_person'] },
    type: ResponsibleParty,
    nullable: true,
    description:
      'Who answers for its safety in Northern Ireland and the EU where the manufacturer is elsewhere. Null for nobody.',
    resolve: (product, _, context) => fromDetail(product, context, ({ responsiblePerson }) => responsiblePerson),
  }),
}));

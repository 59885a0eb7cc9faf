import { builder, textOrNull } from '../builder.ts';
import { encodeId } from '../ids.rules.ts';
import { Image, imageOf } from '../image/image.schema.ts';
import { PriceType } from '../money/money.schema.ts';
import type { Modifier as ModifierRecord, ModifierOption as ModifierOptionRecord } from '../product/product.rules.ts';

export const ModifierOption = builder.objectRef<ModifierOptionRecord>('ModifierOption').implement({
  description: 'One add-on: another product, bought together with this one.',
  fields: (t) => ({
    id: t.id({
      description: 'Global id, for `CartModifierInput.optionId`.',
      resolve: ({ id }) => encodeId('ModifierOption', id),
    }),
    label: t.exposeString('label', { description: 'The name to show.' }),
    price: t.expose('price', { type: PriceType, description: 'The unit price, added to the product’s price.' }),
    image: t.field({
      type: Image,
      nullable: true,
      description: 'The add-on’s image.',
      resolve: ({ imageUrl, label }, _, { config }) => imageOf(imageUrl, label, config),
    }),
    sku: t.string(textOrNull('sku', 'The stock-keeping unit; null when the shop API does not give it.')),
  }),
});

export const Modifier = builder.objectRef<ModifierRecord>('Modifier').implement({
  description: 'A group of add-ons, of which at most one can be chosen. None is preselected.',
  fields: (t) => ({
    id: t.id({
      description: 'Global id, for `CartModifierInput.modifierId`.',
      resolve: ({ id }) => encodeId('Modifier', id),
    }),
    name: t.exposeString('name', { description: 'The group’s name, such as Gift wrap or Engraving.' }),
    options: t.expose('options', { type: [ModifierOption], description: 'The add-ons to choose from.' }),
  }),
});

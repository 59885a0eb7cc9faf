import { Type, type Static } from 'typebox';
import { LINE_QUANTITY_MAXIMUM } from '@storefront/domain/quantity.rules.ts';
import { SAVED_LINES_MAXIMUM } from '@storefront/domain/saved-list.rules.ts';
import { SKU_LENGTH_MAXIMUM } from '@storefront/domain/sku.rules.ts';
import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import { optionalText, parameter, text, token } from '../values.ts';

const sku = text('A code of a product or variant.', { maxLength: SKU_LENGTH_MAXIMUM, examples: ['AB-12-C3'] });
const name = text('The list’s name, without regard to case unique for the customer.', {
  maxLength: TEXT_LENGTHS.savedListName,
  examples: ['Spring order'],
});
const skus = (description: string) =>
  Type.Optional(Type.Array(sku, { maxItems: SAVED_LINES_MAXIMUM, description, examples: [[]] }));

const lines = (description: string) =>
  Type.Optional(
    Type.Array(
      Type.Object(
        {
          sku,
          quantity: Type.Integer({
            minimum: 1,
            maximum: LINE_QUANTITY_MAXIMUM,
            description: 'How many are wanted.',
            examples: [2],
          }),
          note: optionalText('A note of the customer.', { maxLength: TEXT_LENGTHS.savedLineNote }),
        },
        { title: 'SavedLine', description: 'A line of a saved list.' },
      ),
      { maxItems: SAVED_LINES_MAXIMUM, description },
    ),
  );

export const CreateSavedListBody = Type.Object(
  { name, lines: lines('Its lines; none by default.') },
  { title: 'NewSavedList', description: 'A list to save.' },
);

export type UpdateSavedListBody = Static<typeof UpdateSavedListBody>;
export const UpdateSavedListBody = Type.Object(
  {
    name: Type.Optional(name),
    lines: lines('Lines to add; a code that is on the list gets the new quantity and note.'),
    removed_skus: skus('The codes of the lines to remove. Codes that are not on the list are ignored.'),
    order: skus('All codes in their new order. Lines that it lacks keep their order at the end.'),
  },
  { title: 'SavedListChange', description: 'Changes of a saved list. Missing properties change nothing.' },
);

export const ShareSavedListBody = Type.Object(
  { is_shared: Type.Boolean({ description: 'Whether the list has a link; false revokes it.', examples: [true] }) },
  { title: 'SavedListShare', description: 'Whether a list is shared.' },
);

export const SavedListParameters = Type.Object({
  token,
  list_id: parameter('The list’s id.', { examples: ['1'] }),
});

export const SharedListParameters = Type.Object({
  key: parameter('The key of the list’s link.', { examples: ['key-of-a-shared-list'] }),
});

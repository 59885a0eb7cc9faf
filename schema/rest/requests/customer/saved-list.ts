import { Type, type Static } from 'typebox';
import { LINE_QUANTITY_MAXIMUM } from '@storefront/domain/quantity.rules.ts';
import {
  SAVED_LINES_MAXIMUM,
  SAVED_SECTIONS_MAXIMUM,
  SECTION_KEY_PATTERN,
} from '@storefront/domain/saved-list.rules.ts';
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

const SECTION_KEY_LENGTH = 40;
const sectionKey = text('The section’s key: any text of letters, digits and hyphens that the list does not have yet.', {
  pattern: SECTION_KEY_PATTERN,
  examples: ['hall'],
});
const sections = (description: string) =>
  Type.Optional(
    Type.Array(
      Type.Object(
        {
          key: sectionKey,
          name: text('The section’s name.', { maxLength: TEXT_LENGTHS.savedListName, examples: ['Hall'] }),
          note: optionalText('A note of the customer.', { maxLength: TEXT_LENGTHS.savedSectionNote }),
        },
        { title: 'SavedSection', description: 'A section of a saved list, such as a room of a project.' },
      ),
      { maxItems: SAVED_SECTIONS_MAXIMUM, description, examples: [[]] },
    ),
  );
const sectionKeys = (description: string) =>
  Type.Optional(Type.Array(sectionKey, { maxItems: SAVED_SECTIONS_MAXIMUM, description, examples: [[]] }));

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
          section: optionalText(
            'The key of the line’s section; empty for none. A missing one leaves the line where it is.',
            { maxLength: SECTION_KEY_LENGTH },
          ),
        },
        { title: 'SavedLine', description: 'A line of a saved list.' },
      ),
      { maxItems: SAVED_LINES_MAXIMUM, description },
    ),
  );

export const CreateSavedListBody = Type.Object(
  {
    name,
    lines: lines('Its lines; none by default.'),
    sections: sections('Its sections in their order; none by default.'),
  },
  { title: 'NewSavedList', description: 'A list to save.' },
);

export type UpdateSavedListBody = Static<typeof UpdateSavedListBody>;
export const UpdateSavedListBody = Type.Object(
  {
    name: Type.Optional(name),
    lines: lines('Lines to add; a code that is on the list gets the new quantity and note.'),
    removed_skus: skus('The codes of the lines to remove. Codes that are not on the list are ignored.'),
    order: skus('All codes in their new order. Lines that it lacks keep their order at the end.'),
    sections: sections('Sections to add; a key that the list has gets the new name and note.'),
    removed_sections: sectionKeys('The keys of the sections to remove. Their lines stay on the list, in none.'),
    section_order: sectionKeys('All keys in their new order. Sections that it lacks keep their order at the end.'),
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

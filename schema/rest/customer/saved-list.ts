import { Type, type Static } from 'typebox';
import {
  SAVED_LINES_MAXIMUM,
  SAVED_LISTS_MAXIMUM,
  SAVED_SECTIONS_MAXIMUM,
} from '@storefront/domain/saved-list.rules.ts';
import { identifier, listOf, optional, optionalText, optionalToken, text, time } from '../values.ts';

const SavedLineRecord = Type.Object(
  {
    sku: text('The code of a product or variant.'),
    quantity: Type.Integer({ minimum: 1, maximum: 9_999, description: 'How many are wanted.' }),
    note: optionalText('A note of the customer.'),
    section: optionalText('The key of the line’s section; missing or empty for none.'),
  },
  { title: 'SavedLineRecord', description: 'A line of a saved list.' },
);

const SavedSectionRecord = Type.Object(
  {
    key: text('The section’s key, as it was added.'),
    name: text('The section’s name.'),
    note: optionalText('A note of the customer.'),
  },
  { title: 'SavedSectionRecord', description: 'A section of a saved list, such as a room of a project.' },
);

const listProperties = {
  name: text('The list’s name.'),
  lines: listOf(SavedLineRecord, `The lines in their order, at most ${SAVED_LINES_MAXIMUM}; each code once.`),
  sections: optional(
    listOf(
      SavedSectionRecord,
      `The sections in their order, at most ${SAVED_SECTIONS_MAXIMUM}. Missing from a shop that keeps none.`,
    ),
  ),
  updated_at: time('When the list was last changed.'),
};

/** `POST /create_saved_list`, `PUT /update_saved_list` and `PUT /share_saved_list` */
export type SavedListRecord = Static<typeof SavedListRecord>;
export const SavedListRecord = Type.Object(
  {
    id: identifier('The list’s identifier.', 200),
    ...listProperties,
    share_key: optionalToken('Opens the list to anyone who has it; missing or null while it is not shared.'),
  },
  { title: 'SavedListRecord', description: 'A list of products that a customer keeps.' },
);

/** `GET /saved_lists` */
export const SavedLists = Type.Object(
  { lists: listOf(SavedListRecord, `The lists, the last changed first, at most ${SAVED_LISTS_MAXIMUM}.`) },
  { title: 'SavedLists', description: 'The lists of a customer.' },
);

/** `GET /shared_saved_list` */
export type SharedListRecord = Static<typeof SharedListRecord>;
export const SharedListRecord = Type.Object(
  { ...listProperties, shared_by: optionalText('The company or the name of the customer who shares it.') },
  { title: 'SharedListRecord', description: 'A saved list as its link shows it.' },
);

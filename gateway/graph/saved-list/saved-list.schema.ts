import {
  SAVED_LINES_MAXIMUM,
  SAVED_LISTS_MAXIMUM,
  SAVED_SECTIONS_MAXIMUM,
  type SavedLine,
  type SavedSection,
} from '@storefront/domain/saved-list.rules.ts';
import { CALL_COMPLEXITY } from '../../limits.data.ts';
import { builder, textOrNull } from '../builder.ts';
import { Customer } from '../customer/customer.schema.ts';
import { encodeId } from '../ids.rules.ts';
import { DateTime } from '../scalar/scalar.schema.ts';
import { fetchSavedLists, fetchSharedList, type SavedList, type SharedList } from './saved-list.rest.ts';

/** Longer than any key of a link; only bounds what is sent on. */
const KEY_LENGTH_MAXIMUM = 256;

const SavedListLineType = builder.objectRef<SavedLine>('SavedListLine').implement({
  description: 'A line of a saved list. `productsBySku` finds its product.',
  fields: (t) => ({
    sku: t.exposeString('sku', {
      description: 'The stock-keeping unit of a product or variant. A list has each once.',
    }),
    quantity: t.exposeInt('quantity', { description: 'How many are wanted, 1 to 9,999.' }),
    note: t.exposeString('note', { description: 'A note of the customer; may be empty.' }),
    section: t.string(textOrNull('section', 'The key of the line’s section: `SavedListSection.key`. Null for none.')),
  }),
});

export const SavedListSectionType = builder.objectRef<SavedSection>('SavedListSection').implement({
  description: 'A section of a saved list, such as a room of a project.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'The section’s key. A list has each once.' }),
    name: t.exposeString('name', { description: 'The section’s name.' }),
    note: t.exposeString('note', { description: 'A note of the customer; may be empty.' }),
  }),
});

const SECTIONS = `The sections in their order, at most ${SAVED_SECTIONS_MAXIMUM}. Null where the shop API keeps none.`;
const LINES = `The lines in their order, at most ${SAVED_LINES_MAXIMUM}.`;

export const SavedListType = builder.objectRef<SavedList>('SavedList').implement({
  description: 'A list of products that a customer keeps, such as those for a room. Only the customer can read it.',
  fields: (t) => ({
    id: t.id({ description: 'Global id.', resolve: ({ id }) => encodeId('SavedList', id) }),
    name: t.exposeString('name', { description: 'The list’s name, without regard to case unique for the customer.' }),
    lines: t.expose('lines', { type: [SavedListLineType], description: LINES }),
    sections: t.expose('sections', { type: [SavedListSectionType], nullable: true, description: SECTIONS }),
    updatedAt: t.expose('updatedAt', { type: DateTime, description: 'When its name or lines were last changed.' }),
    shareKey: t.exposeString('shareKey', {
      nullable: true,
      description: 'The key by which `sharedSavedList` opens the list to anyone; null while it is not shared.',
    }),
  }),
});

const SharedSavedList = builder.objectRef<SharedList>('SharedSavedList').implement({
  description: 'A saved list as its link shows it, for reading only.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The list’s name.' }),
    lines: t.expose('lines', { type: [SavedListLineType], description: LINES }),
    sections: t.expose('sections', { type: [SavedListSectionType], nullable: true, description: SECTIONS }),
    updatedAt: t.expose('updatedAt', { type: DateTime, description: 'When its name or lines were last changed.' }),
    sharedBy: t.string(
      textOrNull('sharedBy', 'The company or the name of the customer who shares it; null when unknown.'),
    ),
  }),
});

builder.objectField(Customer, 'savedLists', (t) =>
  t.field({
    type: [SavedListType],
    nullable: true,
    complexity: { field: CALL_COMPLEXITY, multiplier: 5 },
    description:
      `The customer’s saved lists, the last changed first; at most ${SAVED_LISTS_MAXIMUM}. ` +
      'Null where the shop API does not keep lists. Costs one call.',
    resolve: (_, __, { shopApi, request }) => fetchSavedLists(shopApi, request.sessionToken ?? ''),
  }),
);

builder.queryField('sharedSavedList', (t) =>
  t.field({
    // A revoked link has to stop at once, so the answer is not cached.
    extensions: { scope: 'catalogue', isPublic: false },
    type: SharedSavedList,
    nullable: true,
    complexity: CALL_COMPLEXITY,
    description:
      'The saved list that a link opens. Null for an unknown or revoked key, and where the shop API keeps no lists.',
    args: { key: t.arg.string({ required: true, description: 'The key: `SavedList.shareKey`.' }) },
    resolve: (_, { key }, { shopApi }) =>
      key === '' || key.length > KEY_LENGTH_MAXIMUM ? null : fetchSharedList(shopApi, key),
  }),
);

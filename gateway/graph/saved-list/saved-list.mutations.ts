import { LINE_QUANTITY_RANGE } from '@storefront/domain/quantity.rules.ts';
import {
  SAVED_LINES_MAXIMUM,
  SAVED_LISTS_MAXIMUM,
  SAVED_SECTIONS_MAXIMUM,
} from '@storefront/domain/saved-list.rules.ts';
import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import { builder } from '../builder.ts';
import { NotSignedInError } from '../customer/customer.errors.ts';
import { InvalidFieldsError } from '../fields/fields.errors.ts';
import { createList, deleteList, shareList, updateList } from './saved-list.changes.ts';
import {
  SavedListNameTakenError,
  SavedListNotFoundError,
  SavedListRefusedError,
  SavedListsUnavailableError,
} from './saved-list.errors.ts';
import type { SavedList } from './saved-list.rest.ts';
import { SavedListType } from './saved-list.schema.ts';

const NAME = `The list’s name, at most ${TEXT_LENGTHS.savedListName} characters.`;
const LIST_ID = { required: true, description: 'Global id of one of the customer’s lists: `SavedList.id`.' } as const;

const LineInput = builder.inputType('SavedListLineInput', {
  description: 'A line of a saved list.',
  fields: (t) => ({
    sku: t.string({ required: true, description: 'The stock-keeping unit of a product or variant.' }),
    quantity: t.int({
      required: true,
      defaultValue: 1,
      description: `How many are wanted, ${LINE_QUANTITY_RANGE}. Defaults to 1.`,
    }),
    note: t.string({
      required: true,
      defaultValue: '',
      description: `A note, at most ${TEXT_LENGTHS.savedLineNote} characters. Defaults to none.`,
    }),
    section: t.string({
      description: 'The key of the line’s section; empty for none. Defaults to the section that the code is in.',
    }),
  }),
});

const SectionInput = builder.inputType('SavedListSectionInput', {
  description: 'A section of a saved list.',
  fields: (t) => ({
    key: t.string({
      required: true,
      description: 'The section’s key, 1 to 40 letters, digits and hyphens: for a new section any that the list lacks.',
    }),
    name: t.string({
      required: true,
      description: `The section’s name, at most ${TEXT_LENGTHS.savedListName} characters.`,
    }),
    note: t.string({
      required: true,
      defaultValue: '',
      description: `A note, at most ${TEXT_LENGTHS.savedSectionNote} characters. Defaults to none.`,
    }),
  }),
});

const CreateInput = builder.inputType('SavedListCreateInput', {
  description: 'A list to save.',
  fields: (t) => ({
    name: t.string({ required: true, description: NAME }),
    lines: t.field({
      type: [LineInput],
      required: true,
      defaultValue: [],
      description: `The list’s lines, at most ${SAVED_LINES_MAXIMUM}. Defaults to none.`,
    }),
    sections: t.field({
      type: [SectionInput],
      required: true,
      defaultValue: [],
      description: `The list’s sections in their order, at most ${SAVED_SECTIONS_MAXIMUM}. Defaults to none.`,
    }),
  }),
});

const UpdateInput = builder.inputType('SavedListUpdateInput', {
  description: 'Changes of a list. Only what is named changes, so that changes from two devices are both kept.',
  fields: (t) => ({
    listId: t.id(LIST_ID),
    name: t.string({ description: NAME }),
    lines: t.field({
      type: [LineInput],
      description: 'Lines to add. A code that is on the list gets the new quantity and note.',
    }),
    removedSkus: t.stringList({ description: 'The codes of lines to remove. Unknown ones are ignored.' }),
    order: t.stringList({ description: 'All codes in their new order. Lines that it lacks follow in theirs.' }),
    sections: t.field({
      type: [SectionInput],
      description:
        'Sections to add; a known key gets the new name and note. Without effect where `SavedList.sections` is null.',
    }),
    removedSections: t.stringList({
      description: 'The keys of sections to remove; their lines stay, in no section. Unknown ones are ignored.',
    }),
    sectionOrder: t.stringList({
      description: 'All keys of sections in their new order. Sections that it lacks follow in theirs.',
    }),
  }),
});

const DeleteInput = builder.inputType('SavedListDeleteInput', {
  description: 'A list to delete.',
  fields: (t) => ({ listId: t.id(LIST_ID) }),
});

const ShareInput = builder.inputType('SavedListShareInput', {
  description: 'Whether a list is shared.',
  fields: (t) => ({
    listId: t.id(LIST_ID),
    isShared: t.boolean({
      required: true,
      description: 'True gives the list a link unless it has one; false revokes the link for good.',
    }),
  }),
});

const listPayload = (name: string, description: string) =>
  builder.objectRef<{ list: SavedList }>(name).implement({
    description,
    fields: (t) => ({
      list: t.expose('list', { type: SavedListType, description: 'The list after the change.' }),
    }),
  });

const CreatePayload = listPayload('SavedListCreatePayload', 'The saved list.');
const UpdatePayload = listPayload('SavedListUpdatePayload', 'The changed list.');
const SharePayload = listPayload('SavedListSharePayload', 'The list with or without its link.');
const DeletePayload = builder.objectRef<{ deletedListId: string }>('SavedListDeletePayload').implement({
  description: 'The result of deleting a list.',
  fields: (t) => ({ deletedListId: t.exposeID('deletedListId', { description: 'Global id of the deleted list.' }) }),
});

const refusals = [NotSignedInError, SavedListRefusedError, SavedListsUnavailableError];

builder.mutationFields((t) => ({
  savedListCreate: t.field({
    extensions: { scope: 'checkout', isPublic: false },
    type: CreatePayload,
    description: `Saves a list for the signed-in customer, who can have ${SAVED_LISTS_MAXIMUM}.`,
    errors: {
      types: [InvalidFieldsError, SavedListNameTakenError, ...refusals],
      union: { description: 'The saved list, or the error.' },
    },
    args: { input: t.arg({ type: CreateInput, required: true, description: 'The list.' }) },
    resolve: async (_, { input: { name, lines, sections } }, context) => ({
      list: await createList(context, { name, lines, sections }),
    }),
  }),
  savedListUpdate: t.field({
    extensions: { scope: 'checkout', isPublic: false },
    type: UpdatePayload,
    description: 'Changes the name or the lines of one of the signed-in customer’s lists.',
    errors: {
      types: [InvalidFieldsError, SavedListNotFoundError, SavedListNameTakenError, ...refusals],
      union: { description: 'The changed list, or the error.' },
    },
    args: { input: t.arg({ type: UpdateInput, required: true, description: 'The changes.' }) },
    resolve: async (_, { input: { listId, ...input } }, context) => {
      const { name, lines, removedSkus, order, sections, removedSections, sectionOrder } = input;
      const list = await updateList(context, listId, {
        ...(name != null && { name }),
        ...(lines && { lines }),
        ...(removedSkus && { removedSkus }),
        ...(order && { order }),
        ...(sections && { sections }),
        ...(removedSections && { removedSections }),
        ...(sectionOrder && { sectionOrder }),
      });
      return { list };
    },
  }),
  savedListDelete: t.field({
    extensions: { scope: 'checkout', isPublic: false },
    type: DeletePayload,
    description: 'Deletes one of the signed-in customer’s lists. Its link no longer opens.',
    errors: {
      types: [SavedListNotFoundError, ...refusals],
      union: { description: 'The id of the deleted list, or the error.' },
    },
    args: { input: t.arg({ type: DeleteInput, required: true, description: 'The list to delete.' }) },
    resolve: async (_, { input: { listId } }, context) => {
      await deleteList(context, listId);
      return { deletedListId: listId };
    },
  }),
  savedListShare: t.field({
    extensions: { scope: 'checkout', isPublic: false },
    type: SharePayload,
    description: 'Gives one of the customer’s lists a link that anyone can open, a new one each time, or revokes it.',
    errors: { types: [SavedListNotFoundError, ...refusals], union: { description: 'The list, or the error.' } },
    args: { input: t.arg({ type: ShareInput, required: true, description: 'The list, and whether it is shared.' }) },
    resolve: async (_, { input: { listId, isShared } }, context) => ({
      list: await shareList(context, listId, isShared),
    }),
  }),
}));

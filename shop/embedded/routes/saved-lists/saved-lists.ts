import {
  isSavedLine,
  isSavedSection,
  savedListName,
  savedListNameFault,
  type SavedLine,
  type SavedSection,
} from '@storefront/domain/saved-list.rules.ts';
import { SavedListRecord, SavedLists, SharedListRecord } from '@storefront/schema/rest/customer/saved-list.ts';
import { CustomerParameters } from '@storefront/schema/rest/requests/customer/customer.ts';
import {
  CreateSavedListBody,
  SavedListParameters,
  SharedListParameters,
  ShareSavedListBody,
  UpdateSavedListBody,
} from '@storefront/schema/rest/requests/customer/saved-list.ts';
import { Message } from '@storefront/schema/rest/values.ts';
import {
  createSavedList,
  deleteSavedList,
  readSavedLists,
  readSharedList,
  shareSavedList,
  updateSavedList,
  type SavedList,
  type SavedListChange,
  type SavedListRefusal,
} from '../../customers/saved-lists/saved-list-store.ts';
import type { ShopRoutes } from '../../shop.ts';
import { customersOnly } from '../customers/who.ts';
import { coded } from '../http/callers.ts';
import { INVALID_FIELDS, NOT_SIGNED_IN, type ProblemError } from '../http/problems.ts';
import { describedAs } from '../route.ts';

/** 500 lines with notes. */
const BODY_BYTES_MAXIMUM = 1_000_000;
const OF_LIST = { ...NOT_SIGNED_IN, 404: 'The customer has no list with this id (`list_not_found`).' };
const described = describedAs({
  tags: ['Saved lists'],
  isOptional: true,
  querystring: SavedListParameters,
  errors: OF_LIST,
});
const CONFLICT = {
  409:
    'Another list has the name (`list_name_taken`), or a limit is reached (`too_many_lists`, ' +
    '`too_many_list_lines`, `too_many_list_sections`).',
};

const REFUSALS: Readonly<Record<SavedListRefusal, () => ProblemError>> = {
  not_found: () => coded(404, 'list_not_found', 'We can’t find that list. It may have been deleted.'),
  name_taken: () => coded(409, 'list_name_taken', 'You already have a list with this name. Please choose another.'),
  too_many_lists: () =>
    coded(409, 'too_many_lists', 'You’ve reached the limit of 50 lists. Please delete one you no longer need.'),
  too_many_lines: () => coded(409, 'too_many_list_lines', 'A list holds up to 500 products. Please start another.'),
  too_many_sections: () => coded(409, 'too_many_list_sections', 'A list holds up to 40 sections.'),
};

function done(result: SavedList | SavedListRefusal): SavedList {
  if (typeof result === 'string') throw REFUSALS[result]();
  return result;
}

function nameOf(typed: string): string {
  const fault = savedListNameFault(typed);
  if (fault !== null) throw coded(422, 'invalid_list_name', fault);
  return savedListName(typed) ?? '';
}

function linesOf(records: NonNullable<UpdateSavedListBody['lines']> = []): SavedLine[] {
  const lines = records.map(({ sku, quantity, note, section }) => ({ sku, quantity, note: note ?? '', section }));
  if (!lines.every(isSavedLine)) throw coded(422, 'invalid_list_line', 'A product code needs letters or digits.');
  return lines;
}

function sectionsOf(records: NonNullable<UpdateSavedListBody['sections']> = []): SavedSection[] {
  const sections = records.map(({ key, name, note }) => ({ key, name: name.trim(), note: note ?? '' }));
  if (!sections.every(isSavedSection)) throw coded(422, 'invalid_list_section', 'Please give the section a name.');
  return sections;
}

function changeOf({ name, lines, order, sections, ...body }: UpdateSavedListBody): SavedListChange {
  const { removed_skus: removedSkus, removed_sections: removedSections, section_order: sectionOrder } = body;
  return {
    name: name === undefined ? undefined : nameOf(name),
    lines: linesOf(lines),
    ...(removedSkus && { removedSkus }),
    ...(order && { order }),
    sections: sectionsOf(sections),
    ...(removedSections && { removedSections }),
    ...(sectionOrder && { sectionOrder }),
  };
}

export const savedListRoutes: ShopRoutes = async (server, { shop }) => {
  server.addHook('preValidation', customersOnly(shop));

  server.get(
    '/saved_lists',
    described({
      summary: 'Lists the signed-in customer’s saved lists',
      response: { 200: SavedLists },
      querystring: CustomerParameters,
      errors: NOT_SIGNED_IN,
    }),
    async ({ customer }) => ({ lists: (await readSavedLists(shop.db, customer.id)).map(savedListRecord) }),
  );

  server.post(
    '/create_saved_list',
    {
      bodyLimit: BODY_BYTES_MAXIMUM,
      ...described({
        summary: 'Saves a new list',
        response: { 201: SavedListRecord },
        querystring: CustomerParameters,
        body: CreateSavedListBody,
        errors: { ...NOT_SIGNED_IN, ...CONFLICT, ...INVALID_FIELDS },
      }),
    },
    async ({ customer, body }, reply) => {
      const list = { name: nameOf(body.name), lines: linesOf(body.lines), sections: sectionsOf(body.sections) };
      const created = done(await createSavedList(shop.db, customer.id, list, new Date()));
      reply.code(201);
      return savedListRecord(created);
    },
  );

  server.put(
    '/update_saved_list',
    {
      bodyLimit: BODY_BYTES_MAXIMUM,
      ...described({
        summary: 'Changes the name or the lines of a list',
        response: { 200: SavedListRecord },
        body: UpdateSavedListBody,
        errors: { ...OF_LIST, ...CONFLICT, ...INVALID_FIELDS },
      }),
    },
    async ({ customer, query, body }) =>
      savedListRecord(
        done(await updateSavedList(shop.db, customer.id, query.list_id ?? '', changeOf(body), new Date())),
      ),
  );

  server.put(
    '/delete_saved_list',
    described({
      summary: 'Deletes a list',
      response: { 200: Message },
    }),
    async ({ customer, query }) => {
      const refusal = await deleteSavedList(shop.db, customer.id, query.list_id ?? '');
      if (refusal) throw REFUSALS[refusal]();
      return { message: 'List deleted' };
    },
  );

  server.put(
    '/share_saved_list',
    described({
      summary: 'Gives a list a link that anyone can open, or revokes it',
      response: { 200: SavedListRecord },
      body: ShareSavedListBody,
    }),
    async ({ customer, query, body }) =>
      savedListRecord(done(await shareSavedList(shop.db, customer.id, query.list_id ?? '', body.is_shared))),
  );
};

export const sharedListRoutes: ShopRoutes = async (server, { shop }) => {
  server.get(
    '/shared_saved_list',
    described({
      summary: 'Returns the list that a link opens',
      response: { 200: SharedListRecord },
      querystring: SharedListParameters,
      errors: { 404: 'No list has this key, or its link was revoked.' },
    }),
    async ({ query }) => {
      const list = query.key ? await readSharedList(shop.db, query.key) : null;
      if (!list) throw REFUSALS.not_found();
      const { name, lines, sections, updatedAt, sharedBy } = list;
      return { name, lines: [...lines], sections: [...sections], updated_at: updatedAt, shared_by: sharedBy };
    },
  );
};

export const savedListRecord = ({ id, name, lines, sections, shareKey, updatedAt }: SavedList): SavedListRecord => ({
  id,
  name,
  lines: [...lines],
  sections: [...sections],
  share_key: shareKey,
  updated_at: updatedAt,
});

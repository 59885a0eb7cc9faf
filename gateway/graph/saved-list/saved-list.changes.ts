import {
  isSavedLine,
  isSavedSection,
  isSectionKey,
  SAVED_LINES_MAXIMUM,
  SAVED_SECTIONS_MAXIMUM,
  savedListNameFault,
  type SavedContent,
  type SavedLine,
  type SavedSection,
} from '@storefront/domain/saved-list.rules.ts';
import { isSku } from '@storefront/domain/sku.rules.ts';
import { LINE_QUANTITY_RANGE } from '@storefront/domain/quantity.rules.ts';
import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import { characterCount, lineOf, linesOf, tooLongMessage } from '@storefront/domain/text.rules.ts';
import type { Context } from '../context.ts';
import { NotSignedInError } from '../customer/customer.errors.ts';
import { done, type Outcome } from '../customer/refusals.ts';
import { InvalidFieldsError } from '../fields/fields.errors.ts';
import type { FieldError } from '../fields/fields.rules.ts';
import { keyOf } from '../ids.rules.ts';
import { savedListErrorOf, SavedListNotFoundError } from './saved-list.errors.ts';
import {
  createSavedList,
  deleteSavedList,
  shareSavedList,
  updateSavedList,
  type SavedList,
  type SavedListChange,
} from './saved-list.rest.ts';

const clean = {
  lines: (lines: readonly SavedLine[]) => lines.map((line) => ({ ...line, note: linesOf(line.note) })),
  sections: (sections: readonly SavedSection[]) =>
    sections.map(({ key, name, note }) => ({ key, name: lineOf(name), note: linesOf(note) })),
};

/** Throws a UserError when the call is refused. */
async function asCustomer<Body>({ request }: Context, call: (token: string) => Promise<Outcome<Body>>): Promise<Body> {
  if (request.sessionToken === null) throw new NotSignedInError();
  return done(await call(request.sessionToken), savedListErrorOf);
}

/** Whether it is the customer's is checked by the shop API. */
function listKey(id: string): string {
  const key = keyOf('SavedList', id);
  if (key === null) throw new SavedListNotFoundError();
  return key;
}

function nameErrors(name: string, field = 'name', missing?: string): FieldError[] {
  const fault = savedListNameFault(name, missing);
  if (fault !== null) return [{ field, message: fault }];
  const isTooLong = characterCount(name.trim()) > TEXT_LENGTHS.savedListName;
  return isTooLong ? [{ field, message: tooLongMessage(TEXT_LENGTHS.savedListName) }] : [];
}

/** The error of the first invalid line. */
function lineErrors(lines: readonly SavedLine[]): FieldError[] {
  if (lines.length > SAVED_LINES_MAXIMUM)
    return [{ field: 'lines', message: `A list holds up to ${SAVED_LINES_MAXIMUM} products.` }];
  const index = lines.findIndex((line) => !isSavedLine(line));
  const line = lines[index];
  if (!line) return [];
  if (!isSku(line.sku)) return [{ field: `lines.${index}.sku`, message: 'Please enter a product code.' }];
  if (line.section && !isSectionKey(line.section))
    return [{ field: `lines.${index}.section`, message: 'That section isn’t on the list.' }];
  return line.note.length > TEXT_LENGTHS.savedLineNote
    ? [{ field: `lines.${index}.note`, message: tooLongMessage(TEXT_LENGTHS.savedLineNote) }]
    : [{ field: `lines.${index}.quantity`, message: `Please enter a quantity of ${LINE_QUANTITY_RANGE}.` }];
}

/** The error of the first invalid section. */
function sectionErrors(sections: readonly SavedSection[]): FieldError[] {
  if (sections.length > SAVED_SECTIONS_MAXIMUM)
    return [{ field: 'sections', message: `A list holds up to ${SAVED_SECTIONS_MAXIMUM} sections.` }];
  const index = sections.findIndex((section) => !isSavedSection(section));
  const section = sections[index];
  if (!section) return [];
  if (!isSectionKey(section.key))
    return [{ field: `sections.${index}.key`, message: 'Please use letters, digits and hyphens.' }];
  return section.note.length > TEXT_LENGTHS.savedSectionNote
    ? [{ field: `sections.${index}.note`, message: tooLongMessage(TEXT_LENGTHS.savedSectionNote) }]
    : nameErrors(section.name, `sections.${index}.name`, 'Please give the section a name.');
}

function refuseInvalid(errors: readonly FieldError[]): void {
  if (errors.length > 0) throw new InvalidFieldsError(errors);
}

export function createList(context: Context, list: SavedContent & { name: string }): Promise<SavedList> {
  refuseInvalid([...nameErrors(list.name), ...lineErrors(list.lines), ...sectionErrors(list.sections)]);
  const cleaned = { ...list, lines: clean.lines(list.lines), sections: clean.sections(list.sections) };
  return asCustomer(context, (token) => createSavedList(context.shopApi, token, cleaned));
}

export function updateList(context: Context, id: string, change: SavedListChange): Promise<SavedList> {
  const { name, lines = [], removedSkus, order, sections = [], removedSections, sectionOrder } = change;
  refuseInvalid([...(name === undefined ? [] : nameErrors(name)), ...lineErrors(lines), ...sectionErrors(sections)]);
  for (const [field, skus = []] of Object.entries({ removedSkus, order }))
    if (skus.length > SAVED_LINES_MAXIMUM)
      throw new InvalidFieldsError([{ field, message: `A list holds up to ${SAVED_LINES_MAXIMUM} products.` }]);
  for (const [field, keys = []] of Object.entries({ removedSections, sectionOrder }))
    if (keys.length > SAVED_SECTIONS_MAXIMUM)
      throw new InvalidFieldsError([{ field, message: `A list holds up to ${SAVED_SECTIONS_MAXIMUM} sections.` }]);
  // A text that is no code or key is on no list. A shop API may refuse the whole change because of it.
  const known = {
    ...change,
    ...(change.lines && { lines: clean.lines(lines) }),
    ...(change.sections && { sections: clean.sections(sections) }),
    ...(removedSkus && { removedSkus: removedSkus.filter(isSku) }),
    ...(order && { order: order.filter(isSku) }),
    ...(removedSections && { removedSections: removedSections.filter(isSectionKey) }),
    ...(sectionOrder && { sectionOrder: sectionOrder.filter(isSectionKey) }),
  };
  return asCustomer(context, (token) => updateSavedList(context.shopApi, token, listKey(id), known));
}

/** Deletes a list; its link no longer opens. */
export async function deleteList(context: Context, id: string): Promise<void> {
  await asCustomer(context, (token) => deleteSavedList(context.shopApi, token, listKey(id)));
}

export const shareList = (context: Context, id: string, isShared: boolean): Promise<SavedList> =>
  asCustomer(context, (token) => shareSavedList(context.shopApi, token, listKey(id), isShared));

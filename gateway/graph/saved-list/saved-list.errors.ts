import { NotSignedInError } from '../customer/customer.errors.ts';
import { isUnsupported, type Refusal } from '../customer/refusals.ts';
import { userError } from '../errors.schema.ts';
import type { UserError } from '../errors.ts';

export const SavedListNotFoundError = userError(
  'SAVED_LIST_NOT_FOUND',
  'We can’t find that list. It may have been deleted.',
);

export const SavedListNameTakenError = userError('SAVED_LIST_NAME_TAKEN');

export const SavedListRefusedError = userError('SAVED_LIST_REFUSED');

export const SavedListsUnavailableError = userError(
  'SAVED_LISTS_UNAVAILABLE',
  'We can’t save lists to accounts right now.',
);

export function savedListErrorOf(refusal: Refusal): UserError {
  const { status, code, detail } = refusal;
  if (status === 401) return new NotSignedInError();
  if (code === 'list_not_found') return new SavedListNotFoundError();
  if (code === 'list_name_taken') return new SavedListNameTakenError(detail);
  if (isUnsupported(refusal)) return new SavedListsUnavailableError();
  return new SavedListRefusedError(detail);
}

import { NotSignedInError } from '../customer/customer.errors.ts';
import { isUnsupported, type Refusal } from '../customer/refusals.ts';
import { userError } from '../errors.schema.ts';
import type { UserError } from '../errors.ts';
import { SavedListNotFoundError } from '../saved-list/saved-list.errors.ts';

export const QuotationNotFoundError = userError('QUOTATION_NOT_FOUND', 'We can’t find that quotation.');

export const QuotationRefusedError = userError('QUOTATION_REFUSED');

export const QuotationsUnavailableError = userError(
  'QUOTATIONS_UNAVAILABLE',
  'We can’t make quotations online right now.',
);

export function quotationErrorOf(refusal: Refusal): UserError {
  const { status, code, detail } = refusal;
  if (status === 401) return new NotSignedInError();
  if (code === 'list_not_found') return new SavedListNotFoundError();
  if (code === 'quotation_not_found') return new QuotationNotFoundError();
  if (isUnsupported(refusal)) return new QuotationsUnavailableError();
  return new QuotationRefusedError(detail);
}

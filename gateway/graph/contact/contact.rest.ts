import { ContactAnswer as ContactAnswerRecord } from '@storefront/schema/rest/contact.ts';
import { fieldPaths, fieldRefusalOf } from '../fields/field-refusals.rest.ts';
import type { FieldError } from '../fields/fields.rules.ts';
import { bodyOf, isAbsent, type RestClient } from '../../upstream/client.ts';
import { contractOf } from '../../upstream/contract/contract.ts';
import type { ContactForm } from './contact.rules.ts';

export type ContactAnswer =
  | { kind: 'sent'; reference: string | null }
  | { kind: 'absent' }
  | { kind: 'throttled'; detail: string }
  | { kind: 'refused'; detail: string }
  | { kind: 'invalid'; fields: readonly FieldError[] };

const PATH = '/contact_us';
const TOO_MANY_REQUESTS = 429;

const paths = fieldPaths(['name', 'email', 'phone', 'orderNumber', 'message']);

const contactAnswer = contractOf(ContactAnswerRecord);

export interface ContactRequest extends ContactForm {
  /** A honeypot field: hidden from people, who leave it empty. */
  website: string;
  /** Null when unknown. */
  clientAddress: string | null;
}

/** `POST /contact_us` */
export async function sendContactMessage(
  rest: RestClient,
  { orderNumber, clientAddress, ...message }: ContactRequest,
): Promise<ContactAnswer> {
  const body = { ...message, order_number: orderNumber, client_address: clientAddress };
  const answer = await rest.call({
    kind: 'message',
    method: 'POST',
    path: PATH,
    body,
    contract: contactAnswer,
    limitsCallers: true,
  });
  if (isAbsent(answer)) return { kind: 'absent' };
  if (answer.kind === 'refused') {
    if (answer.status === TOO_MANY_REQUESTS) return { kind: 'throttled', detail: answer.detail };
    const refusal = fieldRefusalOf(answer, paths);
    return refusal && refusal.fields.length > 0
      ? { kind: 'invalid', fields: refusal.fields }
      : { kind: 'refused', detail: refusal?.message ?? answer.detail };
  }
  return { kind: 'sent', reference: bodyOf(PATH, answer).reference || null };
}

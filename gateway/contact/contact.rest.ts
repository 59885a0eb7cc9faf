import { z } from 'zod';
import { bodyOf, isAbsent, type RestClient } from '../rest/client.ts';
import { optionalText } from '../rest/shapes.ts';
import type { ContactForm } from './contact.rules.ts';

/** What became of a message. */
export type ContactAnswer = { kind: 'sent'; reference: string | null } | { kind: 'absent' } | { kind: 'throttled'; detail: string } | { kind: 'refused'; detail: string };

const PATH = '/contact_us';
const TOO_MANY_REQUESTS = 429;

const shape = z.object({ reference: optionalText });

export interface ContactRequest extends ContactForm {
  /** A field that people do not see, and leave empty. */
  website: string;
  /** Where on the network the sender is; null when nobody knows. */
  clientAddress: string | null;
}

/** `POST /contact_us`: hands a message to the shop. */
export async function sendContactMessage(rest: RestClient, { orderNumber, clientAddress, ...message }: ContactRequest): Promise<ContactAnswer> {
  const body = { ...message, order_number: orderNumber, client_address: clientAddress };
  const answer = await rest.call({ kind: 'message', method: 'POST', path: PATH, body, shape, limitsCallers: true });
  if (isAbsent(answer)) return { kind: 'absent' };
  if (answer.kind === 'refused') return answer.status === TOO_MANY_REQUESTS ? { kind: 'throttled', detail: answer.detail } : { kind: 'refused', detail: answer.detail };
  return { kind: 'sent', reference: bodyOf(PATH, answer).reference || null };
}

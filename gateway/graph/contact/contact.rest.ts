import { ContactAnswer } from '@storefront/schema/rest/contact.ts';
import type { Static } from 'typebox';
import { attempt, type Outcome } from '../customer/refusals.ts';
import { fieldPaths } from '../fields/field-refusals.rest.ts';
import type { RestClient } from '../../upstream/client.ts';
import { contractOf } from '../../upstream/contract/contract.ts';
import type { ContactForm } from './contact.rules.ts';

const contactAnswer = contractOf(ContactAnswer);

interface ContactRequest extends ContactForm {
  /** A honeypot field: hidden from people, who leave it empty. */
  website: string;
  /** Null when unknown. */
  clientAddress: string | null;
}

/** `POST /contact_us` */
export async function sendContactMessage(
  rest: RestClient,
  { orderNumber, clientAddress, ...message }: ContactRequest,
): Promise<Outcome<Static<typeof ContactAnswer>>> {
  return attempt(rest, {
    kind: 'message',
    method: 'POST',
    path: '/contact_us',
    body: { ...message, order_number: orderNumber, client_address: clientAddress },
    limitsCallers: true,
    contract: contactAnswer,
    paths: fieldPaths(['name', 'email', 'phone', 'orderNumber', 'message']),
  });
}

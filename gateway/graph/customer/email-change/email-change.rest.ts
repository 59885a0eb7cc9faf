import { ConfirmEmailAnswer } from '@storefront/schema/rest/customer/customer.ts';
import { contractOf, unreadBody } from '../../../upstream/contract/contract.ts';
import type { RestOptions } from '../../product/product.rest.ts';
import { attempt, type Outcome } from '../refusals.ts';

/** The session that stays signed in, and the IP address. */
export interface Presser {
  sessionToken: string | null;
  clientAddress: string | null;
}

const confirmEmailAnswer = contractOf(ConfirmEmailAnswer);

/** `POST /confirm_email`: the token of a mailed link. Returns the address. */
export async function confirmEmail(
  { rest }: RestOptions,
  link: string,
  { sessionToken, clientAddress }: Presser,
): Promise<Outcome<{ email: string }>> {
  const body = { token: link, session_token: sessionToken, client_address: clientAddress };
  return attempt(rest, {
    method: 'POST',
    path: '/confirm_email',
    body,
    limitsCallers: true,
    contract: confirmEmailAnswer,
  });
}

/** `POST /resend_email_confirmation`: the previous link expires. */
export async function resendEmailConfirmation({ rest }: RestOptions, token: string): Promise<Outcome<unknown>> {
  return attempt(rest, {
    method: 'POST',
    path: '/resend_email_confirmation',
    query: new URLSearchParams({ token }),
    limitsCallers: true,
    contract: unreadBody,
  });
}

/** `POST /cancel_email_change` */
export async function cancelEmailChange({ rest }: RestOptions, token: string): Promise<Outcome<unknown>> {
  return attempt(rest, {
    method: 'POST',
    path: '/cancel_email_change',
    query: new URLSearchParams({ token }),
    contract: unreadBody,
  });
}

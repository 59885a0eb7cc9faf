import { ConfirmEmailAnswer } from '../../../../schema/rest/customer.ts';
import { contractOf, unreadBody } from '../../../upstream/contract/contract.ts';
import type { RestOptions } from '../../product/product.rest.ts';
import { outcomeOf, type Outcome } from '../refusals.ts';

/** Whoever presses the link: a session of the account's that goes on, and where on the network they are. */
export interface Presser {
  sessionToken: string | null;
  clientAddress: string | null;
}

const confirmEmailAnswer = contractOf(ConfirmEmailAnswer);

/** `POST /confirm_email`: gives an account the new e-mail address that a link was mailed to. Answers the address. */
export async function confirmEmail(
  { rest }: RestOptions,
  link: string,
  { sessionToken, clientAddress }: Presser,
): Promise<Outcome<{ email: string }>> {
  const body = { token: link, session_token: sessionToken, client_address: clientAddress };
  return outcomeOf(
    await rest.call({
      method: 'POST',
      path: '/confirm_email',
      body,
      limitsCallers: true,
      contract: confirmEmailAnswer,
    }),
  );
}

/** `POST /resend_email_confirmation`: mails the link to the new e-mail address again; the one before opens nothing any more. */
export async function resendEmailConfirmation({ rest }: RestOptions, token: string): Promise<Outcome<unknown>> {
  return outcomeOf(
    await rest.call({
      method: 'POST',
      path: '/resend_email_confirmation',
      query: new URLSearchParams({ token }),
      limitsCallers: true,
      contract: unreadBody,
    }),
  );
}

/** `POST /cancel_email_change`: the account keeps the e-mail address that it has. */
export async function cancelEmailChange({ rest }: RestOptions, token: string): Promise<Outcome<unknown>> {
  return outcomeOf(
    await rest.call({
      method: 'POST',
      path: '/cancel_email_change',
      query: new URLSearchParams({ token }),
      contract: unreadBody,
    }),
  );
}

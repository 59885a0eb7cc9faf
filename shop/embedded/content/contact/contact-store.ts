import { emailKey } from '@storefront/domain/contact/email.rules.ts';
import { randomInt, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { messagesPerSender } from '../../attempts/limits.data.ts';
import { windowStart } from '../../attempts/window.rules.ts';
import type { CompanyDetails, Mail } from '../../mail/mail.ts';
import { writeMail, writeRequestedMail } from '../../mail/outbox-store.ts';
import type { Tables } from '../../database/tables.ts';
import { retryOnConflict } from '../../database/retry-on-conflict.ts';
import { layOut } from '../../mail/layout.rules.ts';

/** Without letters and digits that are confused when read aloud or by eye. */
const REFERENCE_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const REFERENCE_LENGTH = 6;

/** Also writes both mails about the message. Returns its reference, or null when the sender is over the limit. */
export const writeMessage = (
  db: Kysely<Tables>,
  companyDetails: CompanyDetails,
  message: Omit<ContactMessage, 'reference'>,
  now: Date,
): Promise<string | null> =>
  retryOnConflict(() =>
    db.transaction().execute(async (transaction) => {
      const key = emailKey(message.email);
      const { sent } = await transaction
        .selectFrom('contact_messages')
        .select(({ fn }) => fn.countAll().as('sent'))
        .where('email_key', '=', key)
        .where('created_at', '>', windowStart(messagesPerSender, now))
        .executeTakeFirstOrThrow();
      if (Number(sent) >= messagesPerSender.count) return null;
      const reference = newReference();
      const { orderNumber, ...row } = message;
      await transaction
        .insertInto('contact_messages')
        .values({
          id: `${reference}-${randomUUID()}`,
          created_at: now.toISOString(),
          email_key: key,
          order_number: orderNumber,
          ...row,
        })
        .execute();
      const taken = { ...message, reference };
      await writeRequestedMail(transaction, 'contact', acknowledgement(taken, companyDetails), now);
      await writeMail(transaction, notice(taken, companyDetails), now);
      return reference;
    }),
  );

function newReference(): string {
  return Array.from(
    { length: REFERENCE_LENGTH },
    () => REFERENCE_CHARACTERS[randomInt(REFERENCE_CHARACTERS.length)],
  ).join('');
}

interface ContactMessage {
  reference: string;
  name: string;
  email: string;
  phone: string;
  orderNumber: string;
  message: string;
}

/** Quotes nothing that was typed: the address may be someone else's. */
function acknowledgement({ reference, email }: ContactMessage, companyDetails: CompanyDetails): Mail {
  return layOut(companyDetails, {
    to: email,
    subject: `We’ve received your message (${reference})`,
    greeting: 'Thank you for getting in touch.',
    paragraphs: [
      `We’ve received your message. Your reference is ${reference}. We’ll reply within one working day; if ` +
        'you wrote at the weekend, that’s Monday.',
      ...(companyDetails.phone ? [`If it’s urgent, call us on ${companyDetails.phone} and quote your reference.`] : []),
      'If you didn’t write to us, someone has probably mistyped their email address, and you don’t need to ' +
        'do anything.',
    ],
  });
}

function notice(
  { reference, name, email, phone, orderNumber, message }: ContactMessage,
  companyDetails: CompanyDetails,
): Mail {
  const facts = [
    `From: ${name}`,
    `Email: ${email}`,
    ...(phone ? [`Phone: ${phone}`] : []),
    ...(orderNumber ? [`Order: ${orderNumber}`] : []),
  ];
  return layOut(companyDetails, {
    to: companyDetails.email,
    subject: `Message ${reference} from the contact form${orderNumber ? `, order ${orderNumber}` : ''}`,
    greeting: `Message ${reference}`,
    paragraphs: [...facts, ...message.split('\n')],
  });
}

import { layOut } from '../../mail/layout.rules.ts';
import type { CompanyDetails, Mail } from '../../mail/mail.ts';

/** A contact message as stored. */
export interface ContactMessage {
  /** The reference quoted to the sender and the shop. */
  reference: string;
  name: string;
  email: string;
  phone: string;
  orderNumber: string;
  message: string;
}

/** Confirms receipt to the sender. Quotes nothing that was typed: the address may be someone else's, and the shop must not forward a stranger's words to it. */
export function acknowledgement({ reference, email }: ContactMessage, companyDetails: CompanyDetails): Mail {
  return layOut(
    {
      to: email,
      subject: `We have your message (${reference})`,
      greeting: 'Thank you for writing to us.',
      paragraphs: [
        `Your message has reached us under the reference ${reference}. Someone who knows the answer will reply within one working day; messages sent at the weekend are answered on Monday.`,
        `If it is urgent, call us on ${companyDetails.phone} and give the reference.`,
        'If you have not written to us, someone has mistyped their address: there is nothing for you to do.',
      ],
    },
    companyDetails,
  );
}

/** Forwards the message to the shop's own mailbox. */
export function notice(
  { reference, name, email, phone, orderNumber, message }: ContactMessage,
  companyDetails: CompanyDetails,
): Mail {
  const facts = [
    `From: ${name}`,
    `Email: ${email}`,
    ...(phone ? [`Phone: ${phone}`] : []),
    ...(orderNumber ? [`Order: ${orderNumber}`] : []),
  ];
  return layOut(
    {
      to: companyDetails.email,
      subject: `Message ${reference} from the contact form${orderNumber ? `, order ${orderNumber}` : ''}`,
      greeting: `Message ${reference}`,
      paragraphs: [...facts, ...message.split('\n')],
    },
    companyDetails,
  );
}

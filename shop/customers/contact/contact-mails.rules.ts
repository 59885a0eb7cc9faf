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
      subject: `We’ve received your message (${reference})`,
      greeting: 'Thank you for getting in touch.',
      paragraphs: [
        `We’ve received your message. Your reference is ${reference}. We’ll reply within one working day; if you wrote at the weekend, that’s Monday.`,
        `If it’s urgent, call us on ${companyDetails.phone} and quote your reference.`,
        'If you didn’t write to us, someone has probably mistyped their email address, and you don’t need to do anything.',
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

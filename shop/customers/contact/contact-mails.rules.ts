import { escapeHtml } from '../../mail/placeholders.rules.ts';
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
  return mailOf(email, `We have your message (${reference})`, [
    'Thank you for writing to us.',
    `Your message has reached us under the reference ${reference}. Someone who knows the answer will reply within one working day; messages sent at the weekend are answered on Monday.`,
    `If it is urgent, call us on ${companyDetails.phone} and give the reference.`,
    'If you have not written to us, someone has mistyped their address: there is nothing for you to do.',
    `${companyDetails.shopName} · ${companyDetails.legalName}, registered in England and Wales, company number ${companyDetails.companyNumber}, ${companyDetails.registeredOffice}. VAT number ${companyDetails.vatNumber}. ${companyDetails.email}`,
  ]);
}

/** Forwards the message to the shop's own mailbox. */
export function notice(
  { reference, name, email, phone, orderNumber, message }: ContactMessage,
  companyDetails: CompanyDetails,
): Mail {
  const facts = [
    `From: ${name}`,
    `E-mail: ${email}`,
    ...(phone ? [`Phone: ${phone}`] : []),
    ...(orderNumber ? [`Order: ${orderNumber}`] : []),
  ];
  return mailOf(
    companyDetails.email,
    `Message ${reference} from the contact form${orderNumber ? `, order ${orderNumber}` : ''}`,
    [...facts, ...message.split('\n')],
  );
}

function mailOf(to: string, subject: string, paragraphs: readonly string[]): Mail {
  const html = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('');
  return {
    to,
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="font-family:Arial,sans-serif;font-size:15px;line-height:1.5;color:#222;max-width:640px;margin:0 auto;padding:16px">${html}</body></html>`,
  };
}

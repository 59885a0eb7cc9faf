import { mailName } from '../../domain/contact/mail-name.rules.ts';
import { escapeHtml } from '../mail/placeholders.rules.ts';
import { documentOf } from '../orders/confirmation/confirmation.rules.ts';
import type { CompanyDetails, Mail } from '../mail/mail.ts';

interface Recipient {
  to: string;
  firstName: string;
}

/** The password reset mail. The token is in the URL's fragment, which is never sent to servers or logged. */
export function resetMail(
  { to, firstName, token }: Recipient & { token: string },
  companyDetails: CompanyDetails,
): Mail {
  const link = `${companyDetails.publicUrl}/reset-password#token=${token}`;
  return letter({ to, firstName }, companyDetails, {
    subject: `Set a new password for ${companyDetails.shopName}`,
    paragraphs: [
      'Someone, most likely you, asked us to let you set a new password. The link below works once, for one hour.',
      { link, words: 'Set a new password' },
      'If it was not you, you need not do anything: your password stays as it is.',
    ],
  });
}

/** Notifies a customer of a changed password, in case someone else changed it. */
export function passwordChangedMail(recipient: Recipient, companyDetails: CompanyDetails): Mail {
  return letter(recipient, companyDetails, {
    subject: `Your ${companyDetails.shopName} password has been changed`,
    paragraphs: [
      'The password of your account has just been changed. All other devices have been signed out.',
      `If it was not you, choose “Forgotten your password?” on our sign-in page to set a new one, and call us on ${companyDetails.phone}.`,
    ],
  });
}

/** Asks to confirm a new e-mail address. Greets nobody by name: a stranger may have typed both the name and the address. */
export function emailConfirmMail({ to, token }: { to: string; token: string }, companyDetails: CompanyDetails): Mail {
  return letter({ to, firstName: '' }, companyDetails, {
    subject: `Confirm your new e-mail address for ${companyDetails.shopName}`,
    paragraphs: [
      `You asked to use this e-mail address for your ${companyDetails.shopName} account. The link below works once, for 24 hours.`,
      { link: `${companyDetails.publicUrl}/confirm-email#token=${token}`, words: 'Confirm this address' },
      'Until you confirm it, you sign in with the address you have now, and our e-mails go there. If it was not you, you need not do anything.',
    ],
  });
}

/** Notifies the holder of an account that someone tried to move another account to their address. No link: there is nothing to do. */
export function emailTakenMail(to: string, companyDetails: CompanyDetails): Mail {
  return letter({ to, firstName: '' }, companyDetails, {
    subject: `Your e-mail address at ${companyDetails.shopName}`,
    paragraphs: [
      'Someone asked to use this e-mail address for another account. You already have an account with it, so nothing has been changed.',
      'If it was you, sign in with this address instead. If not, you need not do anything.',
    ],
  });
}

/** Notifies the old address of an e-mail change. No link: the mailbox may have a new owner. */
export function emailChangedMail(recipient: Recipient, companyDetails: CompanyDetails): Mail {
  return letter(recipient, companyDetails, {
    subject: `Your ${companyDetails.shopName} e-mail address has been changed`,
    paragraphs: [
      'Your account now has another e-mail address. You sign in with the new one from now on, and our e-mails go there. All other devices have been signed out.',
      `If it was not you, please call us on ${companyDetails.phone} straight away.`,
    ],
  });
}

/** Confirms a newsletter subscription and says how to unsubscribe. */
export function newsletterMail(to: string, companyDetails: CompanyDetails): Mail {
  return letter({ to, firstName: '' }, companyDetails, {
    subject: `You are subscribed to the ${companyDetails.shopName} newsletter`,
    paragraphs: [
      'Thank you for subscribing. We write when there are new products or offers, no more than twice a month.',
      `If you did not subscribe, or would like to stop, write to ${companyDetails.email} and we take your address off the list.`,
    ],
  });
}

type Paragraph = string | { link: string; words: string };

function letter(
  { to, firstName }: Recipient,
  companyDetails: CompanyDetails,
  { subject, paragraphs }: { subject: string; paragraphs: readonly Paragraph[] },
): Mail {
  const name = mailName(firstName);
  const greeting = `Hello${name && ` ${name}`},`;
  const { shopName, legalName, registeredOffice, companyNumber, phone, email } = companyDetails;
  const foot = [
    shopName,
    `${legalName}, registered in England and Wales, company number ${companyNumber}`,
    `Registered office: ${registeredOffice}`,
    `Telephone ${phone}, e-mail ${email}`,
  ];
  const asText = (paragraph: Paragraph) =>
    typeof paragraph === 'string' ? paragraph : `${paragraph.words}: ${paragraph.link}`;
  const asHtml = (paragraph: Paragraph) =>
    typeof paragraph === 'string'
      ? escapeHtml(paragraph)
      : `<a href="${escapeHtml(paragraph.link)}">${escapeHtml(paragraph.words)}</a>`;
  return {
    to,
    subject,
    text: [greeting, ...paragraphs.map(asText), foot.join('\n')].join('\n\n') + '\n',
    html: documentOf(subject, [
      ...[greeting, ...paragraphs].map((paragraph) => `<p>${asHtml(paragraph)}</p>`),
      `<p style="color:#666;font-size:13px">${foot.map(escapeHtml).join('<br>')}</p>`,
    ]),
  };
}

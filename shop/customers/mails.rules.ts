import { mailName } from '../../domain/contact/mail-name.rules.ts';
import { layOut } from '../mail/layout.rules.ts';
import type { Letter } from '../mail/letter.ts';
import type { CompanyDetails, Mail } from '../mail/mail.ts';

interface Recipient {
  to: string;
  firstName: string;
}

/** Welcomes a new customer. Sent to an address that anyone may have typed: says what to do when it was someone else. */
export function welcomeMail(recipient: Recipient, companyDetails: CompanyDetails): Mail {
  return letter(
    recipient,
    {
      subject: `Welcome to ${companyDetails.shopName}`,
      paragraphs: [
        `Thank you for opening an account with ${companyDetails.shopName}. It keeps your orders and addresses in one place.`,
      ],
      button: { path: '/account', label: 'Go to your account' },
      afterwards: [
        `Questions about a product or a project? Call us on ${companyDetails.phone} or write to ${companyDetails.email}.`,
        `If you did not open this account, write to ${companyDetails.email} and we delete it.`,
      ],
    },
    companyDetails,
  );
}

/** The password reset mail. The token is in the URL's fragment, which is never sent to servers or logged. */
export function resetMail(
  { to, firstName, token }: Recipient & { token: string },
  companyDetails: CompanyDetails,
): Mail {
  return letter(
    { to, firstName },
    {
      subject: `Set a new password for ${companyDetails.shopName}`,
      paragraphs: [
        'Someone, most likely you, asked us to let you set a new password. The link below works once, for one hour.',
      ],
      button: { path: `/reset-password#token=${token}`, label: 'Set a new password' },
      afterwards: ['If it was not you, you need not do anything: your password stays as it is.'],
    },
    companyDetails,
  );
}

/** Notifies a customer of a changed password, in case someone else changed it. */
export function passwordChangedMail(recipient: Recipient, companyDetails: CompanyDetails): Mail {
  return letter(
    recipient,
    {
      subject: `Your ${companyDetails.shopName} password has been changed`,
      paragraphs: [
        'The password of your account has just been changed. All other devices have been signed out.',
        `If it was not you, choose “Forgotten your password?” on our sign-in page to set a new one, and call us on ${companyDetails.phone}.`,
      ],
    },
    companyDetails,
  );
}

/** Asks to confirm a new email address. Greets nobody by name: a stranger may have typed both the name and the address. */
export function emailConfirmMail({ to, token }: { to: string; token: string }, companyDetails: CompanyDetails): Mail {
  return letter(
    { to, firstName: '' },
    {
      subject: `Confirm your new email address for ${companyDetails.shopName}`,
      paragraphs: [
        `You asked to use this email address for your ${companyDetails.shopName} account. The link below works once, for 24 hours.`,
      ],
      button: { path: `/confirm-email#token=${token}`, label: 'Confirm this address' },
      afterwards: [
        'Until you confirm it, you sign in with the address you have now, and our emails go there. If it was not you, you need not do anything.',
      ],
    },
    companyDetails,
  );
}

/** Notifies the holder of an account that someone tried to move another account to their address. No link: there is nothing to do. */
export function emailTakenMail(to: string, companyDetails: CompanyDetails): Mail {
  return letter(
    { to, firstName: '' },
    {
      subject: `Your email address at ${companyDetails.shopName}`,
      paragraphs: [
        'Someone asked to use this email address for another account. You already have an account with it, so nothing has been changed.',
        'If it was you, sign in with this address instead. If not, you need not do anything.',
      ],
    },
    companyDetails,
  );
}

/** Notifies the old address of an email change. No link: the mailbox may have a new owner. */
export function emailChangedMail(recipient: Recipient, companyDetails: CompanyDetails): Mail {
  return letter(
    recipient,
    {
      subject: `Your ${companyDetails.shopName} email address has been changed`,
      paragraphs: [
        'Your account now has another email address. You sign in with the new one from now on, and our emails go there. All other devices have been signed out.',
        `If it was not you, please call us on ${companyDetails.phone} straight away.`,
      ],
    },
    companyDetails,
  );
}

/** Confirms a newsletter subscription and says how to unsubscribe. */
export function newsletterMail(to: string, companyDetails: CompanyDetails): Mail {
  return letter(
    { to, firstName: '' },
    {
      subject: `You are subscribed to the ${companyDetails.shopName} newsletter`,
      paragraphs: [
        'Thank you for subscribing. We write when there are new products or offers, no more than twice a month.',
        `If you did not subscribe, or would like to stop, write to ${companyDetails.email} and we take your address off the list.`,
      ],
    },
    companyDetails,
  );
}

/** Greets by a name that is safe to repeat, or by none. */
function letter({ to, firstName }: Recipient, content: Omit<Letter, 'to' | 'greeting'>, details: CompanyDetails): Mail {
  const name = mailName(firstName);
  return layOut({ ...content, to, greeting: `Hello${name && ` ${name}`},` }, details);
}

import { mailName } from '@storefront/domain/contact/mail-name.rules.ts';
import { layOut, type Letter } from '../mail/layout.rules.ts';
import { contactWays, writeTo } from '../mail/contact-ways.rules.ts';
import type { CompanyDetails, Mail } from '../mail/mail.ts';

interface Recipient {
  to: string;
  firstName: string;
}

/** Sent to an address that anyone may have typed: says what to do when it was someone else. */
export function welcomeMail(recipient: Recipient, companyDetails: CompanyDetails): Mail {
  return letter(companyDetails, recipient, {
    subject: `Welcome to ${companyDetails.shopName}`,
    paragraphs: [
      `Thank you for opening an account with ${companyDetails.shopName}. It keeps your orders and ` +
        'addresses in one place.',
    ],
    button: { path: '/account', label: 'Go to your account' },
    afterwards: [
      `If you have questions about a product or an order, ${contactWays(companyDetails)}.`,
      `If you didn’t open this account, ${writeTo(companyDetails)} and we’ll delete it.`,
    ],
  });
}

/** The token is in the URL's fragment, which is never sent to servers or logged. */
export function resetMail(
  { to, firstName, token }: Recipient & { token: string },
  companyDetails: CompanyDetails,
): Mail {
  return letter(
    companyDetails,
    { to, firstName },
    {
      subject: `Set a new password for ${companyDetails.shopName}`,
      paragraphs: ['We received a request to reset your password. You can use the link below once, within an hour.'],
      button: { path: `/reset-password#token=${token}`, label: 'Set a new password' },
      afterwards: ['If it wasn’t you, you don’t need to do anything: your password stays the same.'],
    },
  );
}

export function passwordChangedMail(recipient: Recipient, companyDetails: CompanyDetails): Mail {
  return letter(companyDetails, recipient, {
    subject: `Your ${companyDetails.shopName} password has been changed`,
    paragraphs: [
      'The password for your account has just been changed. All other devices have been logged out.',
      'If it wasn’t you, choose “Forgotten your password?” on our sign-in page to set a new one, and ' +
        `${contactWays(companyDetails)}.`,
    ],
  });
}

/** Greets nobody by name: a stranger may have typed both the name and the address. */
export function emailConfirmMail({ to, token }: { to: string; token: string }, companyDetails: CompanyDetails): Mail {
  return letter(
    companyDetails,
    { to, firstName: '' },
    {
      subject: `Confirm your new email address for ${companyDetails.shopName}`,
      paragraphs: [
        `You asked to use this email address for your ${companyDetails.shopName} account. You can use the ` +
          'link below once, within 24 hours.',
      ],
      button: { path: `/confirm-email#token=${token}`, label: 'Confirm this address' },
      afterwards: [
        'Until you confirm it, keep signing in with your current address, which is where we’ll send our ' +
          'emails. If it wasn’t you, you don’t need to do anything.',
      ],
    },
  );
}

/** Tells an account's holder that someone tried to take their address. No link: there is nothing to do. */
export function emailTakenMail(to: string, companyDetails: CompanyDetails): Mail {
  return letter(
    companyDetails,
    { to, firstName: '' },
    {
      subject: `Your email address at ${companyDetails.shopName}`,
      paragraphs: [
        'Someone asked to use this email address for another account. You already have an account with it, ' +
          'so nothing has been changed.',
        'If it was you, sign in with this address instead. If not, you don’t need to do anything.',
      ],
    },
  );
}

/** Goes to the old address. No link: the mailbox may have a new owner. */
export function emailChangedMail(recipient: Recipient, companyDetails: CompanyDetails): Mail {
  return letter(companyDetails, recipient, {
    subject: `Your ${companyDetails.shopName} email address has been changed`,
    paragraphs: [
      'The email address for your account has been changed. From now on, sign in with the new one, which ' +
        'is where we’ll send our emails. All other devices have been logged out.',
      `If it wasn’t you, please ${contactWays(companyDetails)} straight away.`,
    ],
  });
}

/** Greets by a name that is safe to repeat, or by none. */
function letter(details: CompanyDetails, { to, firstName }: Recipient, content: Omit<Letter, 'to' | 'greeting'>): Mail {
  const name = mailName(firstName);
  return layOut(details, { ...content, to, greeting: `Hello${name && ` ${name}`},` });
}

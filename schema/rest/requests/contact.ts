import { Type, type Static } from 'typebox';
import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import { clientAddress, optionalText, text } from './values.ts';

const example = { examples: ['ann@example.com'] };

/** Routes check text lengths, with messages for shoppers; this schema does not. */
export type ContactBody = Static<typeof ContactBody>;
export const ContactBody = Type.Object(
  {
    name: text(`The sender’s name, up to ${TEXT_LENGTHS.fullName} characters.`, { examples: ['Ann Lee'] }),
    email: text('The sender’s email address.', example),
    phone: optionalText('The sender’s phone number.', { examples: ['02079460123'] }),
    order_number: optionalText(`The order it is about, up to ${TEXT_LENGTHS.orderNumber} characters.`, {
      examples: ['ORD-100001'],
    }),
    message: text('The message, up to 5,000 characters in several lines.', { examples: ['Is it dimmable?'] }),
    website: optionalText('A honeypot, hidden from people: a message with a value is dropped.'),
    client_address: clientAddress(100),
  },
  { title: 'ContactMessage', description: 'A message to the shop.' },
);

export const SubscriptionBody = Type.Object(
  { email: text('The email address to send it to.', example), client_address: clientAddress(64) },
  { title: 'NewsletterSubscription', description: 'A subscription to the newsletter.' },
);

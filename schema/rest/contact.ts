import { Type } from 'typebox';
import { optionalText } from './values.ts';

/** `POST /contact_us` */
export const ContactAnswer = Type.Object(
  { reference: optionalText('The message’s reference, to quote in later contact.') },
  { title: 'ContactAnswer', description: 'Confirms that the message was received.' },
);

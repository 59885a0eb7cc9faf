import { Type } from 'typebox';
import { optionalText } from './values.ts';

/** `POST /contact_us` */
export const ContactAnswer = Type.Object(
  { reference: optionalText('What the message is known by.') },
  { title: 'ContactAnswer', description: 'The message has arrived.' },
);

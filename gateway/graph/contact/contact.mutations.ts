import { builder } from '../builder.ts';
import { done, isUnsupported, type Refusal } from '../customer/refusals.ts';
import { userError } from '../errors.schema.ts';
import type { UserError } from '../errors.ts';
import { InvalidFieldsError } from '../fields/fields.errors.ts';
import { sendContactMessage } from './contact.rest.ts';
import { readContactForm } from './contact.rules.ts';

const ContactThrottledError = userError('CONTACT_THROTTLED');

const ContactRefusedError = userError('CONTACT_REFUSED');

const ContactUnavailableError = userError(
  'CONTACT_UNAVAILABLE',
  'We can’t take messages here right now. Please call or email us.',
);

const ContactSendInput = builder.inputType('ContactSendInput', {
  description: 'A message to the shop.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'The sender’s name, at most 100 characters.' }),
    email: t.string({ required: true, description: 'The email address for the reply.' }),
    phone: t.string({ description: 'The telephone number, 10 to 12 digits in any notation, including +44 and 0044.' }),
    orderNumber: t.string({
      description: 'The number of the order concerned, such as ORD-100042; at most 40 characters.',
    }),
    message: t.string({ required: true, description: 'The text, at most 5,000 characters; line breaks are kept.' }),
    website: t.string({
      description: 'Honeypot against spam: omit it. A message with a value here is discarded.',
    }),
  }),
});

const ContactSendPayload = builder.objectRef<{ reference: string | null }>('ContactSendPayload').implement({
  description: 'The sent message.',
  fields: (t) => ({
    reference: t.exposeString('reference', {
      nullable: true,
      description: 'The message’s reference number; null when the shop API gives none.',
    }),
  }),
});

function errorOf(refusal: Refusal): UserError {
  const { status, detail, fields } = refusal;
  if (isUnsupported(refusal)) return new ContactUnavailableError();
  if (status === 429) return new ContactThrottledError(detail);
  return fields.length > 0 ? new InvalidFieldsError(fields) : new ContactRefusedError(detail);
}

builder.mutationField('contactSend', (t) =>
  t.field({
    extensions: { scope: 'checkout', isPublic: false },
    type: ContactSendPayload,
    description: 'Sends a message to the shop, which acknowledges it by email.',
    errors: {
      types: [InvalidFieldsError, ContactThrottledError, ContactRefusedError, ContactUnavailableError],
      union: { description: 'The sent message, or the error.' },
    },
    args: { input: t.arg({ type: ContactSendInput, required: true, description: 'The message.' }) },
    resolve: async (_, { input }, { shopApi, request }) => {
      const read = readContactForm({ ...input, phone: input.phone ?? '', orderNumber: input.orderNumber ?? '' });
      if ('errors' in read) throw new InvalidFieldsError(read.errors);
      const { clientAddress } = request;
      const message = { ...read.form, website: input.website ?? '', clientAddress };
      const { reference } = done(await sendContactMessage(shopApi.rest, message), errorOf);
      return { reference: reference || null };
    },
  }),
);

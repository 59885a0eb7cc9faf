import { builder } from '../builder.ts';
import { UserError } from '../errors.ts';
import { InvalidFieldsError } from '../fields/fields.errors.ts';
import { ContactRefusedError, ContactThrottledError, ContactUnavailableError } from './contact.errors.ts';
import { sendContactMessage } from './contact.rest.ts';
import { readContactForm } from './contact.rules.ts';

const ContactSendInput = builder.inputType('ContactSendInput', {
  description: 'A message to the shop.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Who writes: at most 100 characters.' }),
    email: t.string({ required: true, description: 'Where the answer goes.' }),
    phone: t.string({ description: '10 to 12 digits, written in any way; +44 and 0044 are understood.' }),
    orderNumber: t.string({ description: 'The order that it is about, such as LL-100042: at most 40 characters.' }),
    message: t.string({ required: true, description: 'At most 5,000 characters, lines kept.' }),
    website: t.string({
      description: 'Leave it out: it is a field of the form that people do not see, and what fills it in is not heard.',
    }),
  }),
});

builder.objectType(ContactThrottledError, {
  name: 'ContactThrottledError',
  description: 'Too many messages within the hour; in the shop API’s words. Code CONTACT_THROTTLED.',
  interfaces: [UserError],
});
builder.objectType(ContactRefusedError, {
  name: 'ContactRefusedError',
  description: 'The shop API did not take it, in its own words. Code CONTACT_REFUSED.',
  interfaces: [UserError],
});
builder.objectType(ContactUnavailableError, {
  name: 'ContactUnavailableError',
  description: 'This shop takes no messages by its API. Code CONTACT_UNAVAILABLE.',
  interfaces: [UserError],
});

const ContactSendPayload = builder.objectRef<{ reference: string | null }>('ContactSendPayload').implement({
  description: 'A message that the shop has.',
  fields: (t) => ({
    reference: t.exposeString('reference', {
      nullable: true,
      description: 'What to call it by; null where the shop API gives none.',
    }),
  }),
});

builder.mutationField('contactSend', (t) =>
  t.field({
    type: ContactSendPayload,
    description: 'Sends a message to the shop. The shop keeps it and acknowledges it by e-mail.',
    errors: {
      types: [InvalidFieldsError, ContactThrottledError, ContactRefusedError, ContactUnavailableError],
      union: { name: 'ContactSendResult', description: 'That it was sent, or why not.' },
    },
    args: { input: t.arg({ type: ContactSendInput, required: true, description: 'The message.' }) },
    resolve: async (_, { input }, { shopApi, request }) => {
      const read = readContactForm({ ...input, phone: input.phone ?? '', orderNumber: input.orderNumber ?? '' });
      if ('errors' in read) throw new InvalidFieldsError(read.errors);
      const answer = await sendContactMessage(shopApi.rest, {
        ...read.form,
        website: input.website ?? '',
        clientAddress: request.clientAddress,
      });
      if (answer.kind === 'absent') throw new ContactUnavailableError();
      if (answer.kind === 'throttled') throw new ContactThrottledError(answer.detail);
      if (answer.kind === 'invalid') throw new InvalidFieldsError(answer.fields);
      if (answer.kind === 'refused') throw new ContactRefusedError(answer.detail);
      return { reference: answer.reference };
    },
  }),
);

import { EMAIL_MESSAGE, emailOf } from '@storefront/domain/contact/email.rules.ts';
import { builder } from '../builder.ts';
import { done } from '../customer/refusals.ts';
import { messagePayload, userError } from '../errors.schema.ts';
import { InvalidFieldsError } from '../fields/fields.errors.ts';
import { subscribe } from './newsletter.rest.ts';

const NewsletterRefusedError = userError('NEWSLETTER_REFUSED', 'Failed to subscribe to newsletter');

const SubscribeInput = builder.inputType('NewsletterSubscribeInput', {
  description: 'A subscription to the newsletter.',
  fields: (t) => ({ email: t.string({ required: true, description: 'The email address to send it to.' }) }),
});

const SubscribePayload = messagePayload('NewsletterSubscribePayload', 'The result of subscribing to the newsletter.');

builder.mutationField('newsletterSubscribe', (t) =>
  t.field({
    extensions: { scope: 'checkout', isPublic: false },
    type: SubscribePayload,
    description: 'Subscribes an email address to the newsletter. Does nothing when it is already subscribed.',
    errors: {
      types: [InvalidFieldsError, NewsletterRefusedError],
      union: { description: 'The subscription, or the error.' },
    },
    args: { input: t.arg({ type: SubscribeInput, required: true, description: 'The subscription.' }) },
    resolve: async (_, { input }, { shopApi, request }) => {
      const email = emailOf(input.email);
      if (!email) throw new InvalidFieldsError([{ field: 'email', message: EMAIL_MESSAGE }]);
      done(await subscribe(shopApi, email, request.clientAddress), ({ fields }) =>
        fields.length > 0 ? new InvalidFieldsError(fields) : new NewsletterRefusedError(),
      );
      return { message: 'Successfully subscribed to newsletter' };
    },
  }),
);

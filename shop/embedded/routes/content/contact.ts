import { ContactAnswer } from '@storefront/schema/rest/contact.ts';
import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import { ContactBody } from '@storefront/schema/rest/requests/contact.ts';
import { messagesPerAddress } from '../../attempts/limits.data.ts';
import { writeMessage } from '../../content/contact/contact-store.ts';
import { from } from '../http/callers.ts';
import { email, lines, name, optionalLine, optionalPhone, readBody } from '../fields.ts';
import { INVALID_FIELDS, ProblemError, type Refusal } from '../http/problems.ts';
import type { ReadRoutes } from '../route.ts';

const contactRules = {
  name: name(TEXT_LENGTHS.fullName),
  email,
  phone: optionalPhone,
  order_number: optionalLine(TEXT_LENGTHS.orderNumber),
  message: lines(TEXT_LENGTHS.message),
  website: optionalLine(1_000),
  client_address: optionalLine(100),
};

const RATE_LIMITED: Refusal = {
  status: 429,
  detail: 'You’ve sent several messages in the last hour. Please call us, or try again later.',
  headers: { 'retry-after': '3600' },
};
const RECEIVED = 'Your message has been sent';

export const contactRoutes: ReadRoutes = async (server, { shop }) => {
  server.post(
    '/contact_us',
    {
      schema: {
        tags: ['Site'],
        summary: 'Sends a message to the shop',
        response: { 201: ContactAnswer },
        isOptional: true,
        body: ContactBody,
        errors: { ...INVALID_FIELDS, 429: 'Too many messages within the hour.' },
      },
    },
    async ({ body }, reply) => {
      const fields = readBody(body, contactRules);
      const { website, client_address: address, order_number: orderNumber, ...message } = fields;
      reply.code(201);
      // A honeypot: bots are answered as usual, so that they do not adapt.
      if (website) return { detail: RECEIVED, reference: null };
      const now = new Date();
      if ((await shop.attempts.count(from(messagesPerAddress, address))) !== null) throw new ProblemError(RATE_LIMITED);
      const reference = await writeMessage(shop.db, shop.companyDetails, { ...message, orderNumber }, now);
      if (reference === null) throw new ProblemError(RATE_LIMITED);
      shop.onMail?.();
      return { detail: RECEIVED, reference };
    },
  );
};

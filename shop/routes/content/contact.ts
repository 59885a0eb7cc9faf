import { z } from 'zod';
import { TEXT_LENGTHS } from '../../../domain/text-lengths.data.ts';
import { email, invalid, lines, name, optionalLine, optionalPhone } from '../fields.ts';
import { refusal, type Route, type ShopAnswer } from '../route.ts';

const contactBody = z.object({
  name: name(TEXT_LENGTHS.fullName),
  email,
  phone: optionalPhone,
  order_number: optionalLine(TEXT_LENGTHS.orderNumber),
  message: lines(TEXT_LENGTHS.message),
  /** A field that people do not see. */
  website: optionalLine(1_000),
  /** Where on the network the sender is. */
  client_address: optionalLine(100),
});

const LATER: ShopAnswer = {
  ...refusal(429, 'You have sent several messages within the hour. Please call us, or try again later.'),
  headers: { 'retry-after': '3600' },
};
const RECEIVED = 'Your message has been sent';

export const contactRoutes: Route[] = [
  {
    method: 'POST',
    path: /^\/contact_us\/?$/,
    async answer({ body }, shop) {
      const parsed = contactBody.safeParse(body);
      if (!parsed.success) return invalid(parsed.error);
      const { website, client_address: address, order_number: orderNumber, ...message } = parsed.data;
      // Whoever fills in what nobody sees is a program: it is left to believe that it was heard.
      if (website) return { status: 201, body: { detail: RECEIVED, reference: null } };
      const now = new Date();
      if (address && !shop.contactRateLimit.count(address, now)) return LATER;
      const reference = await shop.contact.write({ ...message, orderNumber }, now);
      if (reference === null) return LATER;
      shop.onMail?.();
      return { status: 201, body: { detail: RECEIVED, reference } };
    },
  },
];

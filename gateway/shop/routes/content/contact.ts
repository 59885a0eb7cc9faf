import { z } from 'zod';
import { refusal, type Route, type ShopAnswer } from '../route.ts';

const text = (maximum: number) => z.string().max(maximum).nullish().transform((value) => (value ?? '').trim());

const contactBody = z.object({
  name: z.string().trim().min(1).max(100),
  email: z.string().trim().max(254).regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/),
  phone: text(30),
  order_number: text(40),
  message: z.string().trim().min(1).max(5_000),
  /** A field that people do not see. */
  website: text(1_000),
  /** Where on the network the sender is. */
  client_address: text(100),
});

const LATER: ShopAnswer = { ...refusal(429, 'You have sent several messages within the hour. Please call us, or try again later.'), headers: { 'retry-after': '3600' } };
const RECEIVED = 'Your message has been sent';

export const contactRoutes: Route[] = [
  {
    method: 'POST',
    path: /^\/contact_us\/?$/,
    async answer({ body }, shop) {
      const parsed = contactBody.safeParse(body);
      if (!parsed.success) return refusal(400, `Please check what you have entered: ${parsed.error.issues[0]?.path.join('.')}`);
      const { website, client_address: address, order_number: orderNumber, ...message } = parsed.data;
      // Whoever fills in what nobody sees is a program: it is left to believe that it was heard.
      if (website) return { status: 201, body: { detail: RECEIVED, reference: null } };
      const now = new Date();
      if (address && !shop.senders.count(address, now)) return LATER;
      const reference = await shop.contact.write({ ...message, orderNumber }, now);
      if (reference === null) return LATER;
      shop.onMail?.();
      return { status: 201, body: { detail: RECEIVED, reference } };
    },
  },
];

import Stripe from 'stripe';
import { orderPath, orderTotals, type Order } from '../order/order.rules.ts';
import type { CardPayments, PaymentEvent } from './card-payments.ts';

/** Short, because the shopper waits for the redirect to Stripe's page. */
const TIMEOUT_MILLISECONDS = 2_500;

/** From the order until its stock is released. Stripe requires at least 30 minutes from the session's creation. */
const PAYMENT_MILLISECONDS = 60 * 60_000;

interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  /** Defaults to Stripe's own; tests set it to a fake. */
  apiUrl?: string | undefined;
  /** The shop's public URL, for the links back from Stripe's page. */
  publicUrl: string;
  onFailure(orderNumber: string, error: unknown): void;
}

/** With Stripe Checkout: the shopper pays on Stripe's page, and a signed webhook event reports the outcome. */
export function createStripePayments({
  secretKey,
  webhookSecret,
  apiUrl,
  publicUrl,
  onFailure,
}: StripeOptions): CardPayments {
  const stripe = new Stripe(secretKey, {
    timeout: TIMEOUT_MILLISECONDS,
    maxNetworkRetries: 0,
    telemetry: false,
    ...(apiUrl && elsewhere(new URL(apiUrl))),
  });
  async function open(order: Order): Promise<string | null> {
    const session = sessionOf(order, publicUrl);
    try {
      return (await stripe.checkout.sessions.create(session, { idempotencyKey: `order-${order.id}` })).url;
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError && error.param === 'customer_email')) throw error;
      // Stripe rejects some valid email addresses, such as internationalised ones; without one, its page asks.
      const { customer_email: _, ...rest } = session;
      return (await stripe.checkout.sessions.create(rest, { idempotencyKey: `order-${order.id}-without-email` })).url;
    }
  }

  return {
    name: 'stripe',
    isTest: /^[sr]k_test_/.test(secretKey),
    async start(order) {
      try {
        return await open(order);
      } catch (error) {
        onFailure(order.number, error);
        return null;
      }
    },
    async readEvent(body, { 'stripe-signature': signature = '' }) {
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(body, signature, webhookSecret);
      } catch {
        return null;
      }
      return paymentEvent(event) ?? 'other';
    },
  };
}

function elsewhere({ protocol, hostname, port }: URL) {
  return {
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    host: hostname,
    ...(port && { port: Number(port) }),
  };
}

/** Depends on the order alone: Stripe rejects an idempotency key that is reused with other parameters. */
function sessionOf(order: Order, publicUrl: string): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    client_reference_id: order.id,
    metadata: { order_id: order.id, order_number: order.number },
    customer_email: order.contact.email,
    line_items: lineItems(order),
    success_url: publicUrl + orderPath(order),
    cancel_url: publicUrl + orderPath(order),
    expires_at: Math.floor((Date.parse(order.placedAt) + PAYMENT_MILLISECONDS) / 1000),
  };
}

/** One total for a discounted order, so that Stripe's page and the order's page show the same amounts. */
function lineItems(order: Order): Stripe.Checkout.SessionCreateParams.LineItem[] {
  const item = (name: string, pence: number, quantity: number) => ({
    quantity,
    price_data: { currency: 'gbp', unit_amount: pence, product_data: { name } },
  });
  const { number, lines, delivery, discounts } = order;
  // Stripe takes no negative amounts, and a coupon for each discount: the shop's page has the details.
  if (discounts.length > 0) return [item(`Order ${number}`, orderTotals(order).total.incVat, 1)];
  return [
    ...lines.map(({ name, sku, price, quantity }) => item(sku ? `${name} (${sku})` : name, price.incVat, quantity)),
    ...(delivery.charge.incVat > 0 ? [item('Delivery', delivery.charge.incVat, 1)] : []),
  ];
}

function paymentEvent(event: Stripe.Event): PaymentEvent | null {
  const outcome = outcomeOf(event);
  if (!outcome) return null;
  const session = event.data.object as Stripe.Checkout.Session;
  const orderId = session.client_reference_id;
  return orderId ? { eventId: event.id, orderId, outcome, reference: session.id } : null;
}

function outcomeOf({ type, data }: Stripe.Event): PaymentEvent['outcome'] | null {
  switch (type) {
    case 'checkout.session.completed':
      // Some payment methods settle days later: async_payment events then report the outcome.
      return data.object.payment_status === 'unpaid' ? null : 'paid';
    case 'checkout.session.async_payment_succeeded':
      return 'paid';
    case 'checkout.session.async_payment_failed':
      return 'failed';
    case 'checkout.session.expired':
      return 'expired';
    default:
      return null;
  }
}

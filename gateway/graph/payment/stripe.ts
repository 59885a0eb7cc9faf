import Stripe from 'stripe';
import { orderPath, type Order } from '../order/order.rules.ts';
import type { CardPayments } from './card-payments.ts';
import type { PaymentEvent } from './payment.rules.ts';

/** A shopper waits for the answer. */
const TIMEOUT_MILLISECONDS = 2_500;

/** How long after the order a payment ends and the goods are for sale again. Stripe asks for 30 minutes at least, from when it is opened. */
const PAYMENT_MILLISECONDS = 60 * 60_000;

interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  /** Where Stripe's API is, unless at Stripe's. */
  apiUrl?: string | undefined;
  /** The shop's own address, to come back to. */
  publicUrl: string;
  /** Told when Stripe could not open a payment. */
  onFailure(orderNumber: string, error: unknown): void;
}

/** Cards by Stripe Checkout: the shopper pays on Stripe's page, and a signed message tells us. */
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
      // Stripe knows fewer e-mail addresses than we take: its page then asks for one.
      const { customer_email: _, ...rest } = session;
      return (await stripe.checkout.sessions.create(rest, { idempotencyKey: `order-${order.id}-without-email` })).url;
    }
  }

  return {
    name: 'stripe',
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

/** All of it follows from the order, so that a second press leads to the same payment and nobody pays twice. */
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

/** What is paid is what the order's page shows: units inc VAT, and the delivery. */
function lineItems({ lines, delivery }: Order): Stripe.Checkout.SessionCreateParams.LineItem[] {
  const item = (name: string, pence: number, quantity: number) => ({
    quantity,
    price_data: { currency: 'gbp', unit_amount: pence, product_data: { name } },
  });
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
      // Some ways to pay take days: their outcome comes as an event of its own.
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

import { isDeepStrictEqual } from 'node:util';
import type { Order, OrderStatus, Tracking } from './order.ts';

/** Named as the commands name them. */
export const ORDER_ACTIONS = ['paid', 'preparing', 'ready', 'dispatched', 'collected', 'delivered', 'cancel'] as const;
export type OrderAction = (typeof ORDER_ACTIONS)[number];

export type Decision =
  | { kind: 'move'; status: OrderStatus }
  | { kind: 'already' }
  | { kind: 'refused'; reason: string };

type Decided = Pick<Order, 'status' | 'paymentMethod' | 'paidAt' | 'tracking'> & {
  delivery: Pick<Order['delivery'], 'method'>;
};

const already: Decision = { kind: 'already' };
const move = (status: OrderStatus): Decision => ({ kind: 'move', status });
const refused = (reason: string): Decision => ({ kind: 'refused', reason });

const CANCELLED = refused('It is cancelled.');
const UNPAID = refused('It is not paid yet.');
const DELIVERED_TO_ADDRESS = refused('It is delivered to an address, not collected from a store.');
const COLLECTED_FROM_STORE = refused('It is collected from a store, not delivered to an address.');

/** A repeated action is `already`. */
export function decide(order: Decided, action: OrderAction, tracking: Tracking | null = null): Decision {
  switch (action) {
    case 'paid':
      return paid(order);
    case 'preparing':
      return preparing(order);
    case 'ready':
      return ready(order);
    case 'dispatched':
      return dispatched(order, tracking);
    case 'collected':
    case 'delivered':
      return received(order, action);
    case 'cancel':
      return cancel(order);
  }
}

function paid({ status, paidAt }: Decided): Decision {
  if (status === 'cancelled')
    return paidAt === null
      ? move('paid')
      : refused('It was paid before it was cancelled: refund the payment, or have the shopper order again.');
  if (paidAt !== null) return already;
  return move(status === 'awaiting_payment' ? 'paid' : status);
}

function preparing({ status, paymentMethod }: Decided): Decision {
  if (status === 'cancelled') return CANCELLED;
  if (status === 'paid') return move('preparing');
  if (status !== 'awaiting_payment') return already;
  return paymentMethod === 'pay_in_store'
    ? refused('It is paid in the store: mark it ready once it is packed.')
    : UNPAID;
}

function ready({ status, paymentMethod, delivery }: Decided): Decision {
  if (delivery.method === 'address') return DELIVERED_TO_ADDRESS;
  if (status === 'cancelled') return CANCELLED;
  if (status === 'ready_to_collect' || status === 'delivered') return already;
  if (status === 'awaiting_payment' && paymentMethod !== 'pay_in_store') return UNPAID;
  return move('ready_to_collect');
}

function dispatched({ status, delivery, ...order }: Decided, tracking: Tracking | null): Decision {
  if (delivery.method === 'collection') return COLLECTED_FROM_STORE;
  if (status === 'cancelled') return CANCELLED;
  if (status === 'delivered') return already;
  // Another tracking number, or one that was missing, is a correction to tell the shopper of.
  if (status === 'dispatched')
    return tracking && !isDeepStrictEqual(tracking, order.tracking) ? move('dispatched') : already;
  return status === 'awaiting_payment' ? UNPAID : move('dispatched');
}

function received({ status, delivery }: Decided, action: 'collected' | 'delivered'): Decision {
  if (action === 'collected' && delivery.method === 'address') return DELIVERED_TO_ADDRESS;
  if (action === 'delivered' && delivery.method === 'collection') return COLLECTED_FROM_STORE;
  if (status === 'cancelled') return CANCELLED;
  if (status === 'delivered') return already;
  if (action === 'collected')
    return status === 'ready_to_collect' ? move('delivered') : refused('It is not ready to collect yet.');
  return status === 'dispatched' ? move('delivered') : refused('It is not dispatched yet.');
}

function cancel({ status }: Decided): Decision {
  if (status === 'cancelled') return already;
  if (status === 'dispatched') return refused('It has been dispatched: wait for the goods to come back.');
  if (status === 'delivered') return refused('The shopper has it: wait for the goods to come back.');
  return move('cancelled');
}

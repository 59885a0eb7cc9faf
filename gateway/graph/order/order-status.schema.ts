import { builder } from '../builder.ts';

export const OrderStatus = builder.enumType('OrderStatus', {
  description: 'The status of an order.',
  values: {
    AWAITING_PAYMENT: {
      value: 'awaiting_payment',
      description: 'Placed and awaiting payment; its stock is reserved.',
    },
    PAID: { value: 'paid', description: 'Paid, not yet being prepared.' },
    PREPARING: { value: 'preparing', description: 'Being picked and packed.' },
    DISPATCHED: { value: 'dispatched', description: 'On its way.' },
    READY_TO_COLLECT: { value: 'ready_to_collect', description: 'Ready to be collected in the store.' },
    DELIVERED: { value: 'delivered', description: 'Delivered or collected.' },
    CANCELLED: {
      value: 'cancelled',
      description: 'Cancelled, by the shop or because no payment arrived in time; its stock is released.',
    },
  } as const,
});

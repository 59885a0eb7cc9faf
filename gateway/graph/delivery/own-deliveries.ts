import { isAnnounced } from '../announced.ts';
import type { Context } from '../context.ts';

/** Whether the shop offers deliveries of its own (`delivery_options`): our zones then promise nothing. */
export const hasOwnDeliveries = (context: Pick<Context, 'shopApi' | 'categories'>): boolean | Promise<boolean> =>
  isAnnounced(context, 'delivery_options');

import { isAnnounced } from '../announced.ts';
import type { Context } from '../context.ts';

/** The shop's own `delivery_options`: our zones then promise nothing. */
export const hasOwnDeliveries = (context: Pick<Context, 'shopApi' | 'categories'>): boolean | Promise<boolean> =>
  isAnnounced(context, 'delivery_options');

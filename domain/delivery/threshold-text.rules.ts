import { formatRoundMoney } from '../money-text.rules.ts';
import { FREE_DELIVERY_THRESHOLD_PENCE } from './charge.rules.ts';

/** Replaces `{freeDeliveryThreshold}` in a text of the shop by the amount. */
export function withThreshold(text: string): string {
  return text.replaceAll('{freeDeliveryThreshold}', formatRoundMoney(FREE_DELIVERY_THRESHOLD_PENCE));
}

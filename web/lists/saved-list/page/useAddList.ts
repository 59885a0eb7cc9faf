import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { skuKey } from '@storefront/domain/sku.rules.ts';
import { formatNumber } from '@storefront/domain/text.rules.ts';
import { useCart } from '../../../cart/useCart.ts';
import { addOrderLines } from '../../quick-order/add-order-lines.ts';
import { isConnectionError, reportUnexpected } from '../../../ui/failure/connection-error.ts';
import type { OrderLine } from '@storefront/domain/order-lines.rules.ts';

/** As many lines as possible. The list stays as it is. */
export function useAddList(lines: readonly OrderLine[]) {
  const environment = useRelayEnvironment();
  const cart = useCart();
  const [isAdding, setAdding] = useState(false);
  const [note, setNote] = useState<string | null>(null);
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());

  async function add() {
    setAdding(true);
    setNote(null);
    try {
      await cart.settle();
      const sent = lines.map(({ sku, quantity }) => ({ sku, quantity }));
      const left = await addOrderLines(environment, sent);
      setRefused(left);
      const added = lines.filter(({ sku }) => !left.has(skuKey(sku))).length;
      if (left.size > 0)
        setNote(
          added === 0
            ? 'None of these could be added to your basket, for the reasons given.'
            : `${formatNumber(added)} of ${formatNumber(lines.length)} lines ${added === 1 ? 'is' : 'are'} ` +
                'in your basket. The others say why not.',
        );
      if (added > 0) cart.openDrawer();
    } catch (error) {
      reportUnexpected(error);
      setNote(
        isConnectionError(error)
          ? 'The shop isn’t responding. Please try again.'
          : 'Something went wrong on our side. Please try again.',
      );
    } finally {
      setAdding(false);
    }
  }

  return { addAll: () => void add(), isAdding, refused, note };
}

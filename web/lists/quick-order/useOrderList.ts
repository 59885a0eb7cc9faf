import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useRelayEnvironment } from 'react-relay/hooks';
import {
  itemsText,
  LINES_MAXIMUM,
  linesOf,
  withLinesOf,
  type OrderLine,
} from '@storefront/domain/order-lines.rules.ts';
import { isQuantity } from '@storefront/domain/quantity.rules.ts';
import { skuKey } from '@storefront/domain/sku.rules.ts';
import { formatNumber, isBlank } from '@storefront/domain/text.rules.ts';
import { readStorage, writeStorage } from '../../browser/browser-storage.ts';
import { parseJson } from '../../browser/storage/json.rules.ts';
import { useCart } from '../../cart/useCart.ts';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { isConnectionError, reportUnexpected } from '../../ui/failure/connection-error.ts';
import { addOrderLines, refusedLinesText } from './add-order-lines.ts';
import { withChange } from './order-rows.rules.ts';

export function useOrderList() {
  const environment = useRelayEnvironment();
  const cart = useCart();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const items = useSearchParams()[0].get('items');
  const [lines, setLines] = useDraft(items);
  const [refusedItems] = useState(() => linesOf(itemsText(items ?? '')).refused);
  const [text, setText] = useState(refusedItems.join('\n'));
  const [note, setNote] = useState<string | null>(null);
  const [added, setAdded] = useState<readonly OrderLine[]>([]);
  const [problem, setProblem] = useState(refusedLinesText(refusedItems));
  // Out of the address, so that a reload does not add them again.
  const forgetItems = useEffectEvent(() => void navigate('/quick-order', { replace: true }));
  useEffect(() => {
    if (items !== null) forgetItems();
  }, [items]);
  const [isAdding, setAdding] = useState(false);
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());

  function take(written: string): void {
    const { lines: all, left, refused: unread } = withLinesOf(lines, written);
    setLines(() => all);
    setAdded([]);
    setProblem(isBlank(written) ? 'Please paste or type at least one code.' : refusedLinesText(unread));
    setNote(
      left > 0 ? `We’ve read the first ${LINES_MAXIMUM} codes. Add these to your basket, then paste the rest.` : null,
    );
    // Lines that need a correction stay where they can be corrected.
    setText(unread.join('\n'));
    announce(all.length === 1 ? 'One code in your list' : `${formatNumber(all.length)} codes in your list`);
  }

  const change = useCallback(
    (sku: string, next: OrderLine | null): void => {
      setRefused((before) => new Map([...before].filter(([key]) => key !== skuKey(sku))));
      setLines((before) => withChange(before, sku, next));
    },
    [setLines],
  );

  function changeAll(skus: ReadonlyMap<string, string>): void {
    setLines((before) =>
      before.reduce((changed, { sku }) => {
        const line = changed.find((each) => each.sku === sku);
        const chosen = skus.get(sku);
        return line && chosen !== undefined ? withChange(changed, sku, { ...line, sku: chosen }) : changed;
      }, before),
    );
  }

  async function add(sent: readonly OrderLine[]) {
    setAdding(true);
    setProblem(null);
    setNote(null);
    setAdded([]);
    try {
      await cart.settle();
      const left = await addOrderLines(environment, sent);
      const done = sent.filter(({ sku }) => !left.has(skuKey(sku)));
      setRefused(left);
      setLines((before) => before.filter(({ sku }) => !done.some((line) => line.sku === sku)));
      setAdded(done);
      if (done.length === 0) setNote('None of these could be added to your basket, for the reasons given.');
      else cart.refresh().catch(reportUnexpected);
    } catch (error) {
      reportUnexpected(error);
      const reason = isConnectionError(error) ? 'The shop isn’t responding.' : 'Something went wrong on our side.';
      setProblem(`${reason} Your list is still here: please try again.`);
    } finally {
      setAdding(false);
    }
  }

  const clear = () => setLines(() => []);
  return { lines, text, setText, problem, note, added, isAdding, refused, take, change, changeAll, add, clear };
}

const KEY = 'quick-order';

/** Kept for the tab, so that a reload loses nothing. `items` of the address begin the list, or are added to it. */
function useDraft(items: string | null) {
  const [lines, setLines] = useState<readonly OrderLine[]>(() => {
    const stored = draftOf(readStorage('sessionStorage', KEY));
    return items === null ? stored : withLinesOf(stored, itemsText(items)).lines;
  });
  useEffect(() => {
    writeStorage('sessionStorage', KEY, lines.length === 0 ? null : JSON.stringify(lines));
  }, [lines]);
  return [lines, setLines] as const;
}

function draftOf(text: string | null): readonly OrderLine[] {
  const stored = parseJson(text);
  if (!Array.isArray(stored)) return [];
  return stored
    .filter(
      (line: Partial<OrderLine> | null): line is OrderLine =>
        typeof line?.sku === 'string' && typeof line.quantity === 'number' && isQuantity(line.quantity),
    )
    .slice(0, LINES_MAXIMUM);
}

import { useSyncExternalStore, useEffect, useEffectEvent, useState, type ChangeEvent, type FormEvent } from 'react';
import { PageMeta } from '../../ui/meta/PageMeta.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { container } from '../../ui/Container.css.ts';
import * as styles from './QuickOrderPage.css.ts';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useNavigate, useSearchParams } from 'react-router';
import { decimalPounds } from '@storefront/domain/money-text.rules.ts';
import { skuKey } from '@storefront/domain/sku.rules.ts';
import { formatNumber } from '@storefront/domain/text.rules.ts';
import { subtotalOf } from '../../cart/cart.rules.ts';
import { useCart } from '../../cart/useCart.ts';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { isConnectionError, reportUnexpected } from '../../ui/failure/connection-error.ts';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { FormOutcome } from '../../ui/form/FormOutcome.tsx';
import { PriceFigures } from '../../ui/price/PriceFigures.tsx';
import { addOrderLines, refusedLinesText } from './add-order-lines.ts';
import { CodeForm } from './CodeForm.tsx';
import {
  itemsParameter,
  itemsText,
  linesOf,
  withLinesOf,
  LINES_MAXIMUM,
  TEXT_MAXIMUM,
  type OrderLine,
} from '@storefront/domain/order-lines.rules.ts';
import { LookUpFailure } from './LookUpFailure.tsx';
import { QuickOrderLine } from './QuickOrderLine.tsx';
import { priceOf, useLookUp } from './useLookUp.ts';
import { isQuantity } from '@storefront/domain/quantity.rules.ts';
import { readStorage, writeStorage } from '../../browser/browser-storage.ts';
import { parseJson } from '../../browser/storage/json.rules.ts';

const never = () => () => {};

/** Ordering by product codes. The server sends the same HTML to everyone; a list that was begun shows after the page has mounted. */
export function QuickOrderPage() {
  const isMounted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <div className={`${container} ${styles.page}`}>
      <PageMeta
        title="Quick order"
        description="Paste a list of product codes and quantities, check stock and prices, and add them all to your basket."
        path="/quick-order"
        trail={[{ name: 'Quick order', path: '/quick-order' }]}
      />
      <Breadcrumb items={[{ name: 'Quick order', path: '/quick-order' }]} />
      <h1>Quick order</h1>
      <p className={styles.intro}>
        Paste product codes and quantities from a list, a spreadsheet or an old order. We’ll show stock and prices
        before anything goes in your basket.
      </p>
      <noscript>Quick order needs JavaScript. To order from a list without it, please call or email us.</noscript>
      {isMounted && <QuickOrder />}
    </div>
  );
}

/** The list of codes: pasted, read from a file or typed; looked up, and added to the basket. */
function QuickOrder() {
  const { lines, setLines, text, setText, problem, note, isAdding, refused, take, change, addAll } = useOrderList();
  const { matches, failure, retry } = useLookUp(lines);
  return (
    <div className={styles.columns}>
      <div className={styles.entry}>
        <CodesForm text={text} setText={setText} isFirst={lines.length === 0} onRead={take} />
        <CodeForm onAdd={take} />
      </div>
      <section className={styles.list} aria-labelledby="quick-order-list">
        <h2 id="quick-order-list" className={styles.title}>
          Your list
        </h2>
        <FormOutcome problem={problem} message={note} />
        {lines.length === 0 && <p className={styles.empty}>Nothing in your list yet.</p>}
        <LookUpFailure failure={failure} onRetry={retry} />
        <ul className={styles.lines}>
          {lines.map((line) => (
            <QuickOrderLine
              key={line.sku}
              line={line}
              match={matches.get(skuKey(line.sku)) ?? null}
              refusal={refused.get(skuKey(line.sku)) ?? null}
              onChange={(next) => change(line.sku, next)}
            />
          ))}
        </ul>
        {lines.length > 0 && (
          <OrderFoot
            lines={lines}
            matches={matches}
            isAdding={isAdding}
            onAdd={() => void addAll()}
            onClear={() => setLines([])}
          />
        )}
      </section>
    </div>
  );
}

/** The list with its outcomes: the lines that were refused, and what is said of the last step. */
function useOrderList() {
  const environment = useRelayEnvironment();
  const cart = useCart();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const items = useSearchParams()[0].get('items');
  const [lines, setLines] = useDraft(items);
  const [refusedItems] = useState(() => linesOf(itemsText(items ?? '')).refused);
  const [text, setText] = useState(refusedItems.join('\n'));
  const [note, setNote] = useState<string | null>(null);
  const [problem, setProblem] = useState(refusedLinesText(refusedItems));
  const keepItems = useEffectEvent(() => {
    setLines(lines);
    // Out of the address, so that a reload does not add them again.
    void navigate('/quick-order', { replace: true });
  });
  useEffect(() => {
    if (items !== null) keepItems();
  }, [items]);
  const [isAdding, setAdding] = useState(false);
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());

  function take(written: string): void {
    const { lines: all, left, refused } = withLinesOf(lines, written);
    setLines(all);
    setProblem(written.trim() === '' ? 'Please paste or type at least one code.' : refusedLinesText(refused));
    setNote(
      left > 0 ? `We’ve read the first ${LINES_MAXIMUM} codes. Add these to your basket, then paste the rest.` : null,
    );
    // Lines that need a correction stay where they can be corrected.
    setText(refused.join('\n'));
    announce(all.length === 1 ? 'One code in your list' : `${formatNumber(all.length)} codes in your list`);
  }

  function change(sku: string, next: OrderLine | null): void {
    setRefused(new Map([...refused].filter(([key]) => key !== skuKey(sku))));
    setLines(lines.flatMap((line) => (line.sku === sku ? (next ?? []) : line)));
  }

  async function addAll() {
    setAdding(true);
    setProblem(null);
    setNote(null);
    try {
      await cart.settle();
      const left = await addOrderLines(environment, lines);
      const added = lines.length - left.size;
      setRefused(left);
      setLines(lines.filter(({ sku }) => left.has(skuKey(sku))));
      if (left.size > 0) setNote(partlyAddedText(added, lines.length));
      if (added > 0) cart.openDrawer();
    } catch (error) {
      reportUnexpected(error);
      const reason = isConnectionError(error) ? 'The shop isn’t responding.' : 'Something went wrong on our side.';
      setProblem(`${reason} Your list is still here: please try again.`);
    } finally {
      setAdding(false);
    }
  }
  return { lines, setLines, text, setText, problem, note, isAdding, refused, take, change, addAll };
}

function partlyAddedText(added: number, count: number): string {
  if (added === 0) return 'None of these could be added to your basket, for the reasons given.';
  const are = added === 1 ? 'is' : 'are';
  return `${formatNumber(added)} of ${formatNumber(count)} lines ${are} in your basket. The others are below, with the reason.`;
}

interface CodesFormProps {
  text: string;
  setText: (text: string) => void;
  /** The list is empty, so that filling it is the next step. */
  isFirst: boolean;
  onRead: (written: string) => void;
}

function CodesForm({ text, setText, isFirst, onRead }: CodesFormProps) {
  async function readFile(event: ChangeEvent<HTMLInputElement>) {
    const { target } = event;
    const file = target.files?.[0];
    if (file) onRead(await file.slice(0, TEXT_MAXIMUM).text());
    // So that the same file can be chosen again once it has been changed.
    target.value = '';
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onRead(text);
      }}
    >
      <TextArea
        label="Codes and quantities"
        value={text}
        onChange={setText}
        rows={8}
        maxLength={TEXT_MAXIMUM}
        placeholder={'ABC-100-W x 10\n4, ABC-200\nXYZ-300-40-2'}
        spellCheck={false}
        autoCapitalize="characters"
      />
      <div className={styles.actions}>
        <Button type="submit" tone={isFirst ? 'primary' : 'secondary'}>
          Add to list
        </Button>
        <label className={styles.file}>
          Choose a CSV or text file
          <input
            className={styles.fileInput}
            type="file"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            onChange={(event) => void readFile(event)}
          />
        </label>
      </div>
    </form>
  );
}

interface OrderFootProps extends Pick<ReturnType<typeof useLookUp>, 'matches'> {
  lines: readonly OrderLine[];
  isAdding: boolean;
  onAdd: () => void;
  onClear: () => void;
}

/** The total of the lines whose price is known, and the buttons for the whole list. */
function OrderFoot({ lines, matches, isAdding, onAdd, onClear }: OrderFootProps) {
  const counted = lines.flatMap(({ sku, quantity }) => {
    const price = priceOf(matches.get(skuKey(sku)), quantity);
    return price === null ? [] : { price: { incVat: price }, quantity };
  });
  const { incVat, exVat } = subtotalOf(counted);
  return (
    <div className={styles.foot}>
      <p className={styles.total}>
        <span>
          Total of {formatNumber(counted.length)} {counted.length === 1 ? 'line' : 'lines'}
        </span>
        <PriceFigures price={{ incVat: { pence: incVat }, exVat: { pence: exVat, amount: decimalPounds(exVat) } }} />
      </p>
      <div className={styles.actions}>
        <Button tone="primary" size="large" pending={isAdding} onClick={onAdd}>
          Add all to basket
        </Button>
        <ButtonLink tone="quiet" to={`/saved-lists?items=${encodeURIComponent(itemsParameter(lines))}`}>
          Save as a list
        </ButtonLink>
        <Button tone="quiet" onClick={onClear}>
          Clear the list
        </Button>
      </div>
    </div>
  );
}

const KEY = 'quick-order';

/** The list that is being put together, kept for the tab so that a reload loses nothing. `items` of the address begin it, or are added to it. */
function useDraft(items: string | null): [readonly OrderLine[], (lines: readonly OrderLine[]) => void] {
  const [lines, setLines] = useState(() => {
    const stored = draftOf(readStorage('sessionStorage', KEY));
    return items === null ? stored : withLinesOf(stored, itemsText(items)).lines;
  });
  function change(next: readonly OrderLine[]): void {
    setLines(next);
    writeStorage('sessionStorage', KEY, next.length === 0 ? null : JSON.stringify(next));
  }
  return [lines, change];
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

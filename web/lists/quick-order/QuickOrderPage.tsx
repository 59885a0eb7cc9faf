import { useMemo, useState, type ChangeEvent, type FormEvent } from 'react';
import { itemsParameter, TEXT_MAXIMUM, type OrderLine } from '@storefront/domain/order-lines.rules.ts';
import { skuKey } from '@storefront/domain/sku.rules.ts';
import { formatNumber } from '@storefront/domain/text.rules.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { container } from '../../ui/Container.css.ts';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { FormOutcome } from '../../ui/form/FormOutcome.tsx';
import { PageMeta } from '../../ui/meta/PageMeta.tsx';
import { IfPage } from '../../ui/shop/IfPage.tsx';
import { TRADE_PAGE } from '../../ui/shop/trade-page.data.ts';
import { CodeForm } from './CodeForm.tsx';
import { LookUpFailure } from './LookUpFailure.tsx';
import { rowState, type RowState } from './order-rows.rules.ts';
import { OrderSummary, type Row } from './OrderSummary.tsx';
import { OrderTable } from './OrderTable.tsx';
import * as styles from './QuickOrderPage.css.ts';
import { useLookUp } from './useLookUp.ts';
import { useOrderList } from './useOrderList.ts';
import { Link } from '../../framework/navigation/Link.tsx';
import { useIsMounted } from '../../browser/useIsMounted.ts';

const DESCRIPTION =
  'Paste a list of product codes and quantities, check stock and prices, and add them all to your basket.';

/** The server sends the same HTML to everyone; a list that was begun shows after the page has mounted. */
export function QuickOrderPage() {
  const isMounted = useIsMounted();
  return (
    <div className={`${container} ${styles.page}`}>
      <PageMeta
        title="Quick order"
        description={DESCRIPTION}
        path="/quick-order"
        trail={[{ name: 'Quick order', path: '/quick-order' }]}
      />
      <Breadcrumb items={[{ name: 'Quick order', path: '/quick-order' }]} />
      <h1>Quick order</h1>
      <p className={styles.intro}>
        Paste product codes and quantities from a list, a spreadsheet or an old order. We’ll show stock and prices
        before anything goes in your basket.
        <IfPage path={TRADE_PAGE.path}>
          {' '}
          For a price on the whole job, see <Link to={TRADE_PAGE.path}>{TRADE_PAGE.title.toLowerCase()}</Link>.
        </IfPage>
      </p>
      <noscript>Quick order needs JavaScript. To order from a list without it, please call or email us.</noscript>
      {isMounted && <QuickOrder />}
    </div>
  );
}

function QuickOrder() {
  const list = useOrderList();
  const { lines, refused } = list;
  const { matches, failure, retry } = useLookUp(lines);
  const [filter, setFilter] = useState<RowState | null>(null);
  const rows = useMemo(
    () =>
      lines.map((line): Row => {
        const match = matches.get(skuKey(line.sku));
        return { line, match, state: rowState(match) };
      }),
    [lines, matches],
  );
  const filtered = rows.filter(({ state }) => state === filter);
  // Once its last row is put right, a filter shows all again.
  const shown = filtered.length > 0 ? filtered : rows;
  return (
    <>
      <div className={styles.entry}>
        <CodesForm text={list.text} setText={list.setText} isFirst={lines.length === 0} onRead={list.take} />
        <CodeForm onAdd={list.take} />
      </div>
      <section className={styles.list} aria-labelledby="quick-order-list">
        <div className={styles.heading}>
          <h2 id="quick-order-list" className={styles.title}>
            Your list
          </h2>
          {lines.length > 0 && (
            <div className={styles.actions}>
              <ButtonLink
                tone="quiet"
                size="small"
                to={`/saved-lists?items=${encodeURIComponent(itemsParameter(lines))}`}
              >
                Save as a list
              </ButtonLink>
              <Button tone="quiet" size="small" onClick={list.clear}>
                Clear the list
              </Button>
            </div>
          )}
        </div>
        <FormOutcome problem={list.problem} message={outcomeOf(list.note, list.added, lines.length)} />
        {lines.length === 0 && <p className={styles.empty}>Nothing in your list yet.</p>}
        <LookUpFailure failure={failure} onRetry={retry} />
        {lines.length > 0 && (
          <>
            <OrderTable rows={shown} refused={refused} onChange={list.change} />
            <OrderSummary
              matches={matches}
              rows={rows}
              filter={filtered.length > 0 ? filter : null}
              setFilter={setFilter}
              isAdding={list.isAdding}
              onChooseAll={list.changeAll}
              onAdd={(sent) => void list.add(sent)}
            />
          </>
        )}
      </section>
    </>
  );
}

function outcomeOf(note: string | null, added: readonly OrderLine[], left: number) {
  if (added.length === 0) return note;
  const lines = `${formatNumber(added.length)} ${added.length === 1 ? 'line is' : 'lines are'} in your basket`;
  const rest = left > 0 ? `; ${formatNumber(left)} ${left === 1 ? 'is' : 'are'} still here, with the reason` : '';
  return (
    <>
      <span>{`${lines}${rest}. `}</span>
      <Link to="/cart">View basket</Link>
    </>
  );
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
        rows={isFirst ? 8 : 3}
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

import { formatMoney } from '@storefront/domain/money-text.rules.ts';
import type { OrderLine } from '@storefront/domain/order-lines.rules.ts';
import { formatNumber } from '@storefront/domain/text.rules.ts';
import { pricedTotal, type Match } from '../../quick-order/useLookUp.ts';
import { Button } from '../../../ui/Button.tsx';
import * as styles from './SavedListsPage.css.ts';

interface ListTotalProps {
  lines: readonly OrderLine[];
  matches: ReadonlyMap<string, Match>;
  isAdding: boolean;
  onAddAll: () => void;
}

export function ListTotal({ lines, matches, isAdding, onAddAll }: ListTotalProps) {
  const { price, priced } = pricedTotal(lines, matches);
  const [incVat, exVat] = [price.incVat.pence, price.exVat.pence];
  const left = lines.length - priced;
  return (
    <div className={styles.foot}>
      <dl className={styles.totals}>
        <dt className={styles.term}>Goods ex VAT</dt>
        <dd>{formatMoney(exVat)}</dd>
        <dt className={styles.term}>VAT @ 20%</dt>
        <dd>{formatMoney(incVat - exVat)}</dd>
        <dt className={`${styles.term} ${styles.grand}`}>Total inc VAT</dt>
        <dd className={styles.grand}>{formatMoney(incVat)}</dd>
      </dl>
      <p className={styles.small}>
        {left > 0 && (
          <span>{`Without ${formatNumber(left)} ${left === 1 ? 'line' : 'lines'} that cannot be priced yet. `}</span>
        )}
        <span>Today’s prices, excluding delivery.</span>
      </p>
      <Button tone="primary" size="large" pending={isAdding} onClick={onAddAll}>
        Add all to basket
      </Button>
    </div>
  );
}

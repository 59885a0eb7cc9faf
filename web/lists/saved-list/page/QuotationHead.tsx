import { useState } from 'react';
import { formatDay } from '../../../checkout/order/moment.rules.ts';
import * as styles from './SavedListsPage.css.ts';

/** Whom a printed list is for, and of which day its prices are. Not on screens. */
export function QuotationHead({ owner }: { owner: string | null }) {
  const [today] = useState(() => formatDay(new Date().toISOString()));
  return <p className={styles.quotation}>{`Quotation${owner ? ` for ${owner}` : ''}, ${today}`}</p>;
}

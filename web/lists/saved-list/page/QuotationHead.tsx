import { useState } from 'react';
import * as styles from './SavedListsPage.css.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

/** Whom a printed list is for, and of which day its prices are. Not on screens. */
export function QuotationHead({ owner }: { owner: string | null }) {
  const [today] = useState(() => day.format(new Date()));
  return <p className={styles.quotation}>{`Quotation${owner ? ` for ${owner}` : ''}, ${today}`}</p>;
}

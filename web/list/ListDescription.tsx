import { useId, useState } from 'react';
import * as styles from './ListDescription.css.ts';

/** Characters of HTML. A longer description is collapsed on every screen, a shorter one only on phones. */
const SHORT_DESCRIPTION = 280;

/** Characters that fit on one line of a phone. */
const ONE_LINE = 40;

/**
 * The description above a list, sanitised by the gateway. It is one line on phones, so that the first screen shows a product. It is collapsed
 * only where scripts run, because only they can expand it.
 */
export function ListDescription({ html }: { html: string }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const isShort = html.length <= SHORT_DESCRIPTION;
  return (
    <div className={styles.description} data-open={open || undefined} data-short={isShort || undefined}>
      <div id={id} className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
      {html.length > ONE_LINE && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Read less' : 'Read more'}
        </button>
      )}
    </div>
  );
}

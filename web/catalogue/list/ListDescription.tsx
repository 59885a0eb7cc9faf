import { useId, useState } from 'react';
import * as styles from './ListDescription.css.ts';

/** Characters that fit on one line of a phone, and of a wider screen. */
const PHONE_LINE = 40;
const WIDE_LINE = 80;

/** The gateway has sanitised the HTML. */
type ListDescriptionProps = { html: string } | { text: string };

/** One line where scripts run that can open it, so that the first screen shows a product. */
export function ListDescription(props: ListDescriptionProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const prose = { id, className: styles.prose };
  const { length } = 'html' in props ? props.html : props.text;
  return (
    <div className={styles.description} data-open={open || undefined} data-short={length <= WIDE_LINE || undefined}>
      {'html' in props ? (
        <div {...prose} dangerouslySetInnerHTML={{ __html: props.html }} />
      ) : (
        <p {...prose}>{props.text}</p>
      )}
      {length > PHONE_LINE && (
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

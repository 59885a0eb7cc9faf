import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { createStoredView } from '../browser/storage/stored-view.ts';
import { VAT_STORAGE_KEY } from './vat-script.ts';
import * as styles from './VatSwitch.css.ts';

const vat = createStoredView({ key: VAT_STORAGE_KEY, attribute: 'data-vat', views: ['included', 'excluded'] });

const views = [
  { view: 'included', long: 'Included', short: 'Inc.' },
  { view: 'excluded', long: 'Excluded', short: 'Exc.' },
] as const;

interface VatSwitchProps {
  /** Defaults to false: it is on green. */
  isOnPaper?: boolean;
}

/** Every page has both prices, so it fetches nothing. */
export function VatSwitch({ isOnPaper = false }: VatSwitchProps) {
  const chosen = vat.useView();
  return (
    <fieldset className={isOnPaper ? `${styles.group} ${styles.onPaper}` : styles.group}>
      <legend>
        <VisuallyHidden>Prices with VAT</VisuallyHidden>
      </legend>
      <span className={styles.label} aria-hidden="true">
        VAT
      </span>
      <span className={styles.options}>
        {views.map(({ view, long, short }) => (
          <label key={view} className={styles.option} data-view={view}>
            <input
              className={styles.input}
              type="radio"
              name="vat"
              aria-label={long}
              checked={chosen === view}
              onChange={() => vat.choose(view)}
            />
            <span className={styles.long}>{long}</span>
            <span className={styles.short}>{short}</span>
          </label>
        ))}
      </span>
    </fieldset>
  );
}

import { DARK, LIGHT, SCHEME_ATTRIBUTE, SCHEME_STORAGE_KEY } from '../../ui/colour-scheme.data.ts';
import { createStoredView } from '../../browser/storage/stored-view.ts';
import * as styles from './ColourSchemeSwitch.css.ts';

const scheme = createStoredView({
  key: SCHEME_STORAGE_KEY,
  attribute: SCHEME_ATTRIBUTE,
  views: ['system', LIGHT, DARK],
});

const SCHEMES = [
  { view: 'system', label: 'System' },
  { view: LIGHT, label: 'Light' },
  { view: DARK, label: 'Dark' },
] as const;

/** By default the operating system's setting applies. */
export function ColourSchemeSwitch() {
  const chosen = scheme.useView();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Colour scheme</legend>
      <span className={styles.options}>
        {SCHEMES.map(({ view, label }) => (
          <label key={view} className={styles.option}>
            <input
              className={styles.input}
              type="radio"
              name="colour-scheme"
              checked={chosen === view}
              onChange={() => scheme.choose(view)}
            />
            <span>{label}</span>
          </label>
        ))}
      </span>
    </fieldset>
  );
}

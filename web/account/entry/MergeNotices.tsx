import { ButtonLink } from '../../ui/Button.tsx';
import { actions } from '../../ui/form/form.css.ts';
import { EntryPage } from './EntryPage.tsx';
import * as styles from './EntryPage.css.ts';

export function MergeNotices({ warnings, path }: { warnings: readonly string[]; path: string }) {
  return (
    <EntryPage title="You’re signed in" intro="We’ve added the items in this basket to the ones you saved earlier.">
      <output className={styles.notices}>
        {warnings.map((warning) => (
          <span key={warning}>{warning}</span>
        ))}
      </output>
      <div className={actions}>
        <ButtonLink to={path} tone="primary" size="large" replace>
          Continue
        </ButtonLink>
        <ButtonLink to="/cart" tone="quiet" size="large">
          View your basket
        </ButtonLink>
      </div>
    </EntryPage>
  );
}

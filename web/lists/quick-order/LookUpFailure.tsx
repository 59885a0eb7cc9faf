import type { useLookUp } from './useLookUp.ts';
import { Button } from '../../ui/Button.tsx';
import * as styles from './QuickOrderPage.css.ts';

const REASONS = {
  unreachable: 'The shop isn’t responding, so we can’t show stock and prices.',
  broken: 'Something went wrong on our side, so we can’t show stock and prices.',
  unavailable: 'We can’t show stock and prices here at the moment. You can still add your list to your basket.',
};

interface LookUpFailureProps {
  failure: ReturnType<typeof useLookUp>['failure'];
  onRetry: () => void;
}

/** Nothing when the list shows all products. */
export function LookUpFailure({ failure, onRetry }: LookUpFailureProps) {
  if (!failure) return null;
  return (
    <p className={styles.failure} role="alert">
      <span>{`${REASONS[failure]} `}</span>
      {failure !== 'unavailable' && (
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      )}
    </p>
  );
}

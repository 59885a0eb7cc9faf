import { signInPath } from '../../relay/session/session.rules.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

export function SignInForQuotations({ path }: { path: string }) {
  return (
    <EmptyState
      title="Sign in to see your quotations"
      level={1}
      action={
        <ButtonLink to={signInPath(path)} tone="primary">
          Sign in
        </ButtonLink>
      }
    >
      Quotations are kept in your account.
    </EmptyState>
  );
}

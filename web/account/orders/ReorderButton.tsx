import type { ReactNode } from 'react';
import { graphql } from 'react-relay/hooks';
import type { ReorderButtonMutation } from '../../__generated__/ReorderButtonMutation.graphql.ts';
import { useCart } from '../../cart/useCart.ts';
import { Button } from '../../ui/Button.tsx';
import { useFormMutation } from '../../relay/useFormMutation.ts';
import * as styles from '../page/AccountPage.css.ts';
import { FormOutcome } from '../../ui/form/FormOutcome.tsx';
import { Link } from '../../framework/navigation/Link.tsx';

interface ReorderButtonProps {
  ids: readonly string[];
  label?: string;
  name: string;
  children?: ReactNode;
}

export function ReorderButton({ ids, label = 'Order again', name, children }: ReorderButtonProps) {
  const cart = useCart();
  const { commit, isPending, done, problem } = useFormMutation<ReorderButtonMutation>(graphql`
    mutation ReorderButtonMutation($input: OrderReorderInput!) {
      result: orderReorder(input: $input) {
        ... on OrderReorderPayload @alias(as: "done") {
          notices
        }
        ...FormErrors_error @alias(as: "error")
      }
    }
  `);

  return (
    <>
      <div className={styles.actions}>
        <Button
          size="small"
          pending={isPending}
          aria-label={name}
          onClick={() =>
            commit({ variables: { input: { orderIds: [...ids] } }, before: cart.settle, onDone: cart.refresh })
          }
        >
          {label}
        </Button>
        {children}
      </div>
      <FormOutcome
        problem={problem}
        message={
          done && (
            <>
              <span>{`Added to your basket at today’s prices. ${done.notices.join(' ')} `}</span>
              <Link to="/cart">View your basket</Link>
            </>
          )
        }
      />
    </>
  );
}

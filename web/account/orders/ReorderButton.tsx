import type { ReactNode } from 'react';
import { graphql } from 'react-relay/hooks';
import { Link } from 'react-router';
import type { ReorderButtonMutation } from '../../__generated__/ReorderButtonMutation.graphql.ts';
import { useCart } from '../../cart/useCart.ts';
import { Button } from '../../ui/Button.tsx';
import { useFormMutation } from '../../relay/useFormMutation.ts';
import * as styles from '../page/AccountPage.css.ts';
import { FormOutcome } from '../../ui/form/FormOutcome.tsx';

interface ReorderButtonProps {
  id: string;
  number: string;
  /** Shown beside the button. */
  children: ReactNode;
}

/** Adds an order's products to the basket again, and lists those that are unavailable. */
export function ReorderButton({ id, number, children }: ReorderButtonProps) {
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
          aria-label={`Order again ${number}`}
          onClick={() => commit({ variables: { input: { orderId: id } }, before: cart.settle, onDone: cart.refresh })}
        >
          Order again
        </Button>
        {children}
      </div>
      <FormOutcome
        problem={problem}
        message={
          done && (
            <>
              We’ve added it to your basket at today’s prices. {done.notices.join(' ')}{' '}
              <Link to="/cart">View your basket</Link>
            </>
          )
        }
      />
    </>
  );
}

import { useState, type ReactNode } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { Link } from 'react-router';
import type { ReorderButtonMutation } from '../../__generated__/ReorderButtonMutation.graphql.ts';
import { useCart } from '../../cart/useCart.ts';
import { Button } from '../../ui/Button.tsx';
import * as form from '../../ui/form/form.css.ts';
import { ask, problemOf } from '../../relay/ask.ts';
import * as styles from '../page/AccountPage.css.ts';

interface ReorderButtonProps {
  id: string;
  number: string;
  /** What stands beside the button. */
  children: ReactNode;
}

/** Puts an order's products into the basket again, and says what of them could not be had. */
export function ReorderButton({ id, number, children }: ReorderButtonProps) {
  const environment = useRelayEnvironment();
  const cart = useCart();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [notices, setNotices] = useState<readonly string[] | null>(null);

  async function reorder() {
    if (isPending) return;
    setPending(true);
    setProblem(null);
    setNotices(null);
    try {
      await cart.settle();
      const { orderReorder } = await ask<ReorderButtonMutation>(
        environment,
        graphql`
          mutation ReorderButtonMutation($id: ID!) {
            orderReorder(id: $id) {
              ... on OrderReorderPayload @alias(as: "done") {
                notices
              }
              ... on UserError @alias(as: "refusal") {
                message
              }
            }
          }
        `,
        { id },
      );
      setProblem(orderReorder.refusal?.message ?? null);
      if (!orderReorder.done) return;
      await cart.refresh();
      setNotices(orderReorder.done.notices);
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setPending(false);
    }
  }

  return (
    <>
      <div className={styles.actions}>
        <Button size="small" pending={isPending} aria-label={`Order again ${number}`} onClick={() => void reorder()}>
          Order again
        </Button>
        {children}
      </div>
      {problem && (
        <p className={form.problem} role="alert">
          {problem}
        </p>
      )}
      <output className={form.state}>
        {notices && (
          <span className={form.done}>
            It is in your basket, at today’s prices. {notices.join(' ')} <Link to="/cart">Look at your basket</Link>
          </span>
        )}
      </output>
    </>
  );
}

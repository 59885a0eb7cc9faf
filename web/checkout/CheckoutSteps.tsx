import { steps, type Step } from './checkout.rules.ts';
import { useShownOrder } from './useShownOrder.ts';
import * as styles from './CheckoutSteps.css.ts';
import { Link } from '../framework/navigation/Link.tsx';

/** Completed steps are links back. */
export function CheckoutSteps({ current }: { current: Step }) {
  const placed = useShownOrder();
  if (placed) return null;
  const at = steps.findIndex(({ id }) => id === current);
  return (
    <nav aria-label="Steps">
      <ol className={styles.steps}>
        {steps.map(({ id, title, path }, index) => (
          <li
            key={id}
            className={index === at ? styles.current : styles.step}
            aria-current={index === at ? 'step' : undefined}
          >
            <span className={styles.number}>{index + 1}</span>
            {index < at ? (
              <Link className={styles.link} to={path}>
                {title}
              </Link>
            ) : (
              <span>{title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

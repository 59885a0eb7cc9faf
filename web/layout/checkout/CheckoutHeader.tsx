import { graphql, useFragment } from 'react-relay/hooks';
import { useParams } from 'react-router';
import type { CheckoutHeader_shop$key } from '../../__generated__/CheckoutHeader_shop.graphql.ts';
import { stepOfPath } from '../../checkout/checkout.rules.ts';
import { CheckoutSteps } from '../../checkout/CheckoutSteps.tsx';
import { telLink } from '../../ui/shop/shop-context.ts';
import { container } from '../../ui/Container.css.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Logo } from '../Logo.tsx';
import { VatSwitch } from '../VatSwitch.tsx';
import * as styles from './CheckoutLayout.css.ts';

/** The header of the checkout: logo, steps, phone number and the VAT switch. */
export function CheckoutHeader({ shop }: { shop: CheckoutHeader_shop$key }) {
  const { name, phone } = useFragment(
    graphql`
      fragment CheckoutHeader_shop on Shop {
        name
        phone
      }
    `,
    shop,
  );
  const step = stepOfPath(useParams().step);
  return (
    <header className={styles.header}>
      <div className={`${container} ${styles.row}`}>
        <div className={styles.logo}>
          <Logo name={name} />
        </div>
        <div className={styles.steps}>
          <CheckoutSteps current={step.id} />
        </div>
        <div className={styles.tools}>
          <a className={styles.call} href={telLink(phone)} aria-label={`Call ${phone}`}>
            <Icon name="phone" size={22} />
            <span className={styles.number}>{phone}</span>
          </a>
          <VatSwitch isOnPaper />
        </div>
      </div>
    </header>
  );
}

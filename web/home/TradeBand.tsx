import { graphql, useFragment } from 'react-relay/hooks';
import type { TradeBand_shop$key } from '../__generated__/TradeBand_shop.graphql.ts';
import { dialled } from '../layout/shop-context.ts';
import { size, tone } from '../ui/Button.css.ts';
import { container } from '../ui/Container.css.ts';
import { Icon } from '../ui/Icon.tsx';
import * as section from './Section.css.ts';
import * as styles from './TradeBand.css.ts';

/** Tells trade buyers how to ask for their prices. */
export function TradeBand({ shop }: { shop: TradeBand_shop$key }) {
  const { phone, email } = useFragment(
    graphql`
      fragment TradeBand_shop on Shop {
        phone
        email
      }
    `,
    shop,
  );
  return (
    <section className={styles.band} aria-labelledby="home-trade">
      <div className={`${container} ${styles.row}`}>
        <div className={styles.words}>
          <p className={styles.label}>Trade Discounts</p>
          <h2 className={section.title} id="home-trade">
            Buying for a project?
          </h2>
          <p className={styles.sentence}>
            Electricians, designers and developers: call or e-mail us with your list for trade prices. The VAT switch at the top shows every price without VAT.
          </p>
        </div>
        <div className={styles.ways}>
          <a className={`${tone.primary} ${size.large}`} href={dialled(phone)}>
            <Icon name="phone" />
            {phone}
          </a>
          <a className={`${tone.secondary} ${size.large}`} href={`mailto:${email}`}>
            <Icon name="mail" />
            {email}
          </a>
        </div>
      </div>
    </section>
  );
}

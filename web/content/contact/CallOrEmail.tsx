import { graphql, useFragment } from 'react-relay/hooks';
import type { CallOrEmail_shop$key } from '../../__generated__/CallOrEmail_shop.graphql.ts';
import { Icon } from '../../ui/Icon.tsx';
import { contactWays } from '../../ui/shop/shop-context.ts';
import * as styles from './ContactPage.css.ts';

export function CallOrEmail({ shop: reference }: { shop: CallOrEmail_shop$key }) {
  const shop = useFragment(
    graphql`
      fragment CallOrEmail_shop on Shop {
        phone
        email
        contactHours
        legalName
        registeredOffice
      }
    `,
    reference,
  );
  return (
    <section className={styles.block} aria-labelledby="contact-direct">
      <h2 className={styles.title} id="contact-direct">
        Call or email
      </h2>
      {contactWays(shop).map(({ icon, href, text }) => (
        <a key={icon} className={styles.way} href={href}>
          <Icon name={icon} />
          <span>{text}</span>
        </a>
      ))}
      {shop.contactHours && <p className={styles.note}>{shop.contactHours}</p>}
      {shop.registeredOffice !== '' && (
        <p className={styles.note}>{`By post: ${shop.legalName}, ${shop.registeredOffice}`}</p>
      )}
    </section>
  );
}

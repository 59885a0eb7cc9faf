import { Link } from 'react-router';
import type { CheckoutDraft } from './checkout.rules.ts';
import * as styles from './ReviewFacts.css.ts';

/** The contact and delivery details, each with a link to change it. */
export function ReviewFacts({ draft, store }: { draft: CheckoutDraft; store: string | null }) {
  const { contact, address, method } = draft;
  return (
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <dt className={styles.term}>Contact</dt>
        <dd>
          {contact.firstName} {contact.lastName}
          <br />
          {contact.email}
          <br />
          {contact.phone}
        </dd>
        <dd>
          <Link to="/checkout-now" aria-label="Change contact">
            Change
          </Link>
        </dd>
      </div>
      <div className={styles.fact}>
        <dt className={styles.term}>{method === 'COLLECTION' ? 'Collect from' : 'Deliver to'}</dt>
        <dd>
          {method === 'COLLECTION'
            ? store
            : [address.company, address.address1, address.address2, address.city, address.postcode.toUpperCase()]
                .filter(Boolean)
                .join(', ')}
        </dd>
        <dd>
          <Link to="/checkout-now/delivery" aria-label="Change delivery">
            Change
          </Link>
        </dd>
      </div>
    </dl>
  );
}

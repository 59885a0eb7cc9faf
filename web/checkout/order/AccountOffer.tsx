import { Link } from 'react-router';
import { useSignedIn } from '../../relay/session/session.ts';
import { guestsOnly } from '../../relay/session/signed-in.css.ts';
import { notPrinted } from '../../ui/print/printed.css.ts';
import * as styles from './OrderPage.css.ts';

/** Offers a guest an account after the order. */
export function AccountOffer() {
  if (useSignedIn()) return null;
  return (
    <section className={`${styles.section} ${notPrinted} ${guestsOnly}`}>
      <h2 className={styles.heading}>Planning to order again?</h2>
      <p>
        Create an account and we’ll fill in your details next time and keep your future orders in one place.{' '}
        <Link to="/register">Create an account</Link>
      </p>
    </section>
  );
}

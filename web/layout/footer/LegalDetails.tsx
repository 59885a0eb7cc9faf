import { graphql, useFragment } from 'react-relay/hooks';
import type { LegalDetails_shop$key } from '../../__generated__/LegalDetails_shop.graphql.ts';
import { openCookieSettings } from '../../consent/consent-store.ts';
import { PaymentWays } from '../../ui/shop/PaymentWays.tsx';
import { container } from '../../ui/Container.css.ts';
import { ColourSchemeSwitch } from '../colour-scheme/ColourSchemeSwitch.tsx';
import * as styles from './SiteFooter.css.ts';
import { Link } from '../../framework/navigation/Link.tsx';

interface LegalDetailsProps {
  shop: LegalDetails_shop$key;
  pages: readonly { readonly path: string; readonly title: string }[];
}

/** By law. */
export function LegalDetails({ shop: reference, pages }: LegalDetailsProps) {
  const shop = useFragment(
    graphql`
      fragment LegalDetails_shop on Shop {
        legalName
        companyNumber
        registeredOffice
        vatNumber
      }
    `,
    reference,
  );
  return (
    <div className={styles.legal}>
      <div className={`${container} ${styles.legalRow}`}>
        <ul className={styles.legalLinks}>
          {pages.map(({ path, title }) => (
            <li key={path}>
              <Link className={styles.link} to={path}>
                {title}
              </Link>
            </li>
          ))}
          <li>
            <button type="button" className={styles.link} onClick={openCookieSettings}>
              Cookie settings
            </button>
          </li>
        </ul>
        <ColourSchemeSwitch />
        <PaymentWays>{(sentence) => <p>{`${sentence}.`}</p>}</PaymentWays>
        <p>{`© ${shop.legalName}. All prices in pounds sterling.`}</p>
        <LegalLine {...shop} />
      </div>
    </div>
  );
}

interface Registration {
  companyNumber: string;
  registeredOffice: string;
  vatNumber: string;
}

/** A sole trader has no company number, and a small shop no VAT number. */
function LegalLine({ companyNumber, registeredOffice, vatNumber }: Registration) {
  const sentences = [
    companyNumber && `Registered in England and Wales, company number ${companyNumber}.`,
    registeredOffice && `${companyNumber ? 'Registered office' : 'Address'}: ${registeredOffice}.`,
    vatNumber && `VAT number ${vatNumber}.`,
  ].filter(Boolean);
  return sentences.length > 0 && <p>{sentences.join(' ')}</p>;
}

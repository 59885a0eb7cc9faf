import { useContext } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  ProductSpecifications_product$data,
  ProductSpecifications_product$key,
} from '../../../__generated__/ProductSpecifications_product.graphql.ts';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { Tooltip } from '../../../ui/tooltip/Tooltip.tsx';
import * as styles from './ProductSpecifications.css.ts';
import { isElectrical } from './electrical.rules.ts';
import { explanations } from './explanations.data.ts';
import { IfPage } from '../../../ui/shop/IfPage.tsx';
import { ShopContext } from '../../../ui/shop/shop-context.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { Link } from '../../../framework/navigation/Link.tsx';

/** Named as the filters are. */
export function ProductSpecifications({ product }: { product: ProductSpecifications_product$key }) {
  const { specifications, warning, manufacturer, responsiblePerson } = useFragment(
    graphql`
      fragment ProductSpecifications_product on Product {
        specifications {
          name
          value
        }
        warning
        manufacturer {
          name
          postalAddress
          contactUrl
        }
        responsiblePerson {
          name
          postalAddress
          contactUrl
        }
      }
    `,
    product,
  );
  if (!warning && !manufacturer && !responsiblePerson && !specifications?.length) return null;
  return (
    <Disclosure title="Specifications">
      <div className={styles.block}>
        {warning && (
          <div className={styles.warning}>
            <h2 className={styles.warningTitle}>Safety</h2>
            {/* Sanitised by the graph: structure and links only. */}
            <div dangerouslySetInnerHTML={{ __html: warning }} />
          </div>
        )}
        <dl className={styles.list}>
          {specifications?.map(({ name, value }) => (
            <div key={name} className={styles.row}>
              <dt className={styles.name}>
                <span>{name}</span>
                {explanations.has(name) && <Tooltip label={`About ${name}`}>{explanations.get(name)}</Tooltip>}
              </dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
          {manufacturer && <Party title="Manufacturer" party={manufacturer} />}
          {responsiblePerson && <Party title="Responsible for safety in the EU and NI" party={responsiblePerson} />}
        </dl>
        {isElectrical(specifications ?? []) && <RecyclingNote />}
      </div>
    </Disclosure>
  );
}

interface PartyProps {
  title: string;
  party: NonNullable<ProductSpecifications_product$data['manufacturer']>;
}

/** The law wants whoever answers for the safety of goods named where they are offered. */
function Party({ title, party }: PartyProps) {
  const { name, postalAddress, contactUrl } = party;
  return (
    <div className={styles.row}>
      <dt className={styles.name}>{title}</dt>
      <dd className={styles.value}>
        <p>{[name, postalAddress].filter(Boolean).join(', ')}</p>
        {contactUrl && <a href={contactUrl}>{contactUrl.replace('mailto:', '')}</a>}
      </dd>
    </div>
  );
}

/** The law requires it of electrical goods: the crossed-out bin, and where to take old ones. */
export function RecyclingNote() {
  const hasStores = (useContext(ShopContext)?.stores.length ?? 0) > 0;
  return (
    <p className={styles.note}>
      <svg
        className={styles.bin}
        width="32"
        height="40"
        viewBox="0 0 32 40"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        aria-hidden="true"
      >
        <path d="M7.5 9.500h17l-1.7 19.500h-13zM6 9.500h20M12.500 9.500V6.500h7v3M12 14l.7 11M16 14v11M20 14l-.7 11" />
        <circle cx="11" cy="30" r="2.200" />
        <path d="M2.500 4l27 29M29.500 4l-27 29" />
        <path d="M6 37.500h20" strokeWidth="3.500" />
      </svg>
      <span>
        <VisuallyHidden>Crossed-out wheeled bin. </VisuallyHidden>
        Electrical: please do not put it in the bin. Bring old ones to{' '}
        <span>{`a recycling centre${hasStores ? ' or to one of our stores' : ''}.`}</span>{' '}
        <IfPage path="/weee/">
          <Link to="/weee/">Recycling electricals</Link>
        </IfPage>
      </span>
    </p>
  );
}

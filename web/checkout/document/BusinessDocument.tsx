import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  BusinessDocument_shop$data,
  BusinessDocument_shop$key,
} from '../../__generated__/BusinessDocument_shop.graphql.ts';
import * as styles from './BusinessDocument.css.ts';
import { DocumentLines, type DocumentSection } from './DocumentLines.tsx';

interface BusinessDocumentProps {
  shop: BusinessDocument_shop$key;
  title: string;
  /** Facts without a value are left out. */
  facts: readonly (readonly [name: string, value: string | null | undefined])[];
  notice?: ReactNode;
  /** The buyer, and where the goods go: beside the seller. */
  parties: ReactNode;
  sections: readonly DocumentSection[];
  /** Names and pence; the last is the total. */
  sums: readonly (readonly [name: string, pence: number])[];
  children: ReactNode;
}

/** A quotation, a pro forma or an invoice: the one layout of what is printed and sent on. */
export function BusinessDocument(props: BusinessDocumentProps) {
  const { title, facts, notice, parties, sections, sums, children } = props;
  const shop = useFragment(
    graphql`
      fragment BusinessDocument_shop on Shop {
        name
        logo {
          path
          width
          height
          isWordmark
        }
        legalName
        companyNumber
        registeredOffice
        vatNumber
        phone
        email
      }
    `,
    props.shop,
  );
  return (
    <>
      <header className={styles.head}>
        <div>
          <p className={styles.brand}>
            {shop.logo && (
              <img
                className={styles.logo}
                src={shop.logo.path}
                alt={shop.logo.isWordmark ? shop.name : ''}
                width={shop.logo.width}
                height={shop.logo.height}
              />
            )}
            {!shop.logo?.isWordmark && <span>{shop.name}</span>}
          </p>
          <h1>{title}</h1>
        </div>
        <DocumentFacts facts={facts} />
      </header>
      {notice}
      <div className={styles.parties}>
        <SellerDetails shop={shop} />
        {parties}
      </div>
      <DocumentLines sections={sections} sums={sums} />
      {children}
    </>
  );
}

export function DocumentFacts({ facts }: Pick<BusinessDocumentProps, 'facts'>) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function SellerDetails({ shop }: { shop: BusinessDocument_shop$data }) {
  return (
    <section>
      <h2 className={styles.heading}>From</h2>
      <p>{shop.legalName === shop.name ? shop.name : `${shop.legalName}, trading as ${shop.name}`}</p>
      <p>{shop.registeredOffice}</p>
      {shop.companyNumber !== '' && <p>{`Company number ${shop.companyNumber}`}</p>}
      {shop.vatNumber !== '' && <p>{`VAT number ${shop.vatNumber}`}</p>}
      <p>{[shop.phone, shop.email].filter(Boolean).join(' · ')}</p>
    </section>
  );
}

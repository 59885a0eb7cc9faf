import { Icon, type IconName } from '../../ui/Icon.tsx';
import { textParts } from './emphasis.rules.ts';
import type { Entry, SuggestedProduct as Product } from './suggest.rules.ts';
import * as styles from './SuggestEntry.css.ts';
import { formatNumber } from '@storefront/domain/text.rules.ts';
import { graphql, readInlineData } from 'react-relay/hooks';
import type { SuggestEntry_product$key } from '../../__generated__/SuggestEntry_product.graphql.ts';
import { NoPicture } from '../../ui/image/NoPicture.tsx';
import { PriceFigures } from '../../ui/price/PriceFigures.tsx';

interface SuggestEntryProps {
  entry: Entry;
  /** The rest of each suggestion is emphasised. */
  typed: string;
}

export function SuggestEntry({ entry, typed }: SuggestEntryProps) {
  switch (entry.kind) {
    case 'recent':
      return <Words icon="clock">{entry.term}</Words>;
    case 'term':
      return (
        <Words icon="search">
          <Emphasised text={entry.term} typed={typed} />
        </Words>
      );
    case 'category':
      return (
        <Words icon="arrowRight" note={entry.parent}>
          <span className={styles.scope}>in </span>
          <span className={styles.place}>{entry.name}</span>
        </Words>
      );
    case 'brand':
      return (
        <Words icon="tag" note="Brand">
          <Emphasised text={entry.name} typed={typed} />
        </Words>
      );
    case 'page':
      return (
        <Words icon="info" note={entry.title}>
          {entry.name}
        </Words>
      );
    case 'department':
      return <Words icon="arrowRight">{entry.name}</Words>;
    case 'product':
      return <SuggestedProduct product={entry.product} />;
    case 'all':
      return (
        <>
          <span>{`See all ${formatNumber(entry.count)} results`}</span>
          <Icon name="arrowRight" />
        </>
      );
  }
}

interface WordsProps {
  icon: IconName;
  note?: string | null;
  children: React.ReactNode;
}

function Words({ icon, note, children }: WordsProps) {
  return (
    <>
      <span className={styles.icon}>
        <Icon name={icon} size={18} />
      </span>
      <span className={styles.words}>{children}</span>
      {note && <span className={styles.note}>{note}</span>}
    </>
  );
}

function Emphasised({ text, typed }: { text: string; typed: string }) {
  return textParts(text, typed).map((part, index) =>
    part.typed ? (
      <span key={index}>{part.text}</span>
    ) : (
      <b key={index} className={styles.added}>
        {part.text}
      </b>
    ),
  );
}

/** Inline: suggestions change with every letter and are read from the response rather than from the store. */
export function readSuggestedProduct(product: SuggestEntry_product$key): Product {
  return readInlineData(
    graphql`
      fragment SuggestEntry_product on Product @inline {
        name
        sku
        path
        image {
          w80: path(width: 80)
          w160: path(width: 160)
        }
        price {
          ...Price_price @relay(mask: false)
        }
        fromPrice {
          ...Price_price @relay(mask: false)
        }
      }
    `,
    product,
  );
}

function SuggestedProduct({ product: { name, sku, image, price, fromPrice } }: { product: Product }) {
  return (
    <>
      {image ? (
        // Decorative: the name is beside it.
        <img
          className={styles.picture}
          src={image.w80}
          srcSet={`${image.w80} 1x, ${image.w160} 2x`}
          width={56}
          height={56}
          alt=""
        />
      ) : (
        <span className={styles.picture}>
          <NoPicture />
        </span>
      )}
      <span className={styles.facts}>
        <span className={styles.productName}>{name}</span>
        <span className={styles.priceLine}>
          <PriceFigures price={fromPrice ?? price} size="small" from={Boolean(fromPrice)} />
          <span className={styles.code}>{sku}</span>
        </span>
      </span>
    </>
  );
}

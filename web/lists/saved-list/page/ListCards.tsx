import { skuKey } from '@storefront/domain/sku.rules.ts';
import { formatNumber } from '@storefront/domain/text.rules.ts';
import type { useMatch_match$key } from '../../../__generated__/useMatch_match.graphql.ts';
import { ShopImage } from '../../../ui/image/ShopImage.tsx';
import { PriceFigures } from '../../../ui/price/PriceFigures.tsx';
import { pricedTotal, useLookUp, type Match } from '../../quick-order/useLookUp.ts';
import { useMatch } from '../../quick-order/useMatch.ts';
import type { SavedList } from '../store/guest-lists.rules.ts';
import * as styles from './ListCards.css.ts';
import { lookedUpLists } from './looked-up-lists.rules.ts';
import { Link } from '../../../framework/navigation/Link.tsx';

const PICTURES = 4;

/** Lists beyond what a page looks up have their count alone. */
export function ListCards({ lists }: { lists: readonly SavedList[] }) {
  const { matches } = useLookUp(lookedUpLists(lists).flatMap(({ lines }) => lines));
  return (
    <ul className={styles.cards}>
      {lists.map((list) => (
        <ListCard key={list.id} list={list} matches={matches} />
      ))}
    </ul>
  );
}

function ListCard({ list, matches }: { list: SavedList; matches: ReadonlyMap<string, Match> }) {
  const { id, name, lines, sections, shareKey } = list;
  const { price, priced } = pricedTotal(lines, matches);
  const left = lines.length - priced;
  const counts = [
    lines.length === 1 ? '1 product' : `${formatNumber(lines.length)} products`,
    sections &&
      sections.length > 0 &&
      `${formatNumber(sections.length)} ${sections.length === 1 ? 'section' : 'sections'}`,
    shareKey && 'shared',
  ];
  return (
    <li className={styles.card}>
      <div className={styles.pictures}>
        {lines.slice(0, PICTURES).map(({ sku }) => (
          <div key={sku} className={styles.picture}>
            <Picture match={matches.get(skuKey(sku)) ?? null} />
          </div>
        ))}
      </div>
      <Link className={styles.cardLink} to={`/saved-lists/${id}`}>
        {name}
      </Link>
      <span className={styles.count}>{counts.filter(Boolean).join(' · ')}</span>
      <div className={styles.total}>
        {priced > 0 && <PriceFigures size="small" price={price} />}
        {priced > 0 && left > 0 && (
          <span
            className={styles.count}
          >{`without ${formatNumber(left)} that ${left === 1 ? 'has' : 'have'} no price yet`}</span>
        )}
      </div>
    </li>
  );
}

function Picture({ match }: { match: useMatch_match$key | null }) {
  const { product, variant } = useMatch(match);
  return match ? <ShopImage image={variant?.image ?? product?.image} sizes="64px" decorative /> : null;
}

import { memo } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { TradeBand_query$key } from '../__generated__/TradeBand_query.graphql.ts';
import { sizes, tone } from '../ui/Button.css.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { container } from '../ui/Container.css.ts';
import { Icon } from '../ui/Icon.tsx';
import { IfPage } from '../ui/shop/IfPage.tsx';
import { contactWays } from '../ui/shop/shop-context.ts';
import { TRADE_PAGE } from '../ui/shop/trade-page.data.ts';
import * as styles from './TradeBand.css.ts';

export const TradeBand = memo(function TradeBand({ query }: { query: TradeBand_query$key | null | undefined }) {
  const data = useFragment(
    graphql`
      fragment TradeBand_query on Query {
        shop {
          phone
          email
        }
        banners {
          trade {
            label
            title
            text
          }
        }
      }
    `,
    query,
  );
  const trade = data?.banners?.trade;
  if (!data || !trade) return null;
  return (
    <aside className={styles.band} aria-labelledby="trade">
      <div className={`${container} ${styles.row}`}>
        <div className={styles.words}>
          {trade.label && <p className={styles.label}>{trade.label}</p>}
          <h2 className={styles.title} id="trade">
            {trade.title}
          </h2>
          {trade.text && <p className={styles.sentence}>{trade.text}</p>}
        </div>
        <div className={styles.ways}>
          <IfPage path={TRADE_PAGE.path}>
            <ButtonLink to={TRADE_PAGE.path} tone="primary" size="large">
              {TRADE_PAGE.title}
            </ButtonLink>
          </IfPage>
          {contactWays(data.shop).map(({ icon, href, text }) => (
            <a key={icon} className={`${tone.secondary} ${sizes.large}`} href={href}>
              <Icon name={icon} />
              <span>{text}</span>
            </a>
          ))}
        </div>
      </div>
    </aside>
  );
});

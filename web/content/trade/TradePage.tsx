import { graphql } from 'react-relay/hooks';
import type { TradePageQuery } from '../../__generated__/TradePageQuery.graphql.ts';
import { usePage } from '../../framework/page/page.ts';
import { container } from '../../ui/Container.css.ts';
import { CallOrEmail } from '../contact/CallOrEmail.tsx';
import { StoreList } from '../contact/StoreList.tsx';
import { ContentPage } from '../ContentPage.tsx';
import * as styles from './TradePage.css.ts';

/** The shop's own words, then whom to ask for terms, and when. */
export function TradePage() {
  const query = usePage<TradePageQuery>(graphql`
    query TradePageQuery @throwOnFieldError @raw_response_type {
      shop {
        ...CallOrEmail_shop
      }
      page(path: "/trade/") {
        ...ContentPage_page
      }
      ...StoreList_query
    }
  `);
  const { page, shop } = query;
  if (!page) return null;
  return (
    <>
      <ContentPage page={page} />
      <div className={`${container} ${styles.contact}`}>
        <CallOrEmail shop={shop} />
        <StoreList query={query} />
      </div>
    </>
  );
}

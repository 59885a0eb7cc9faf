import { useSyncExternalStore } from 'react';
import { graphql } from 'react-relay/hooks';
import type { SharedListPageQuery } from '../../../__generated__/SharedListPageQuery.graphql.ts';
import { PageMeta } from '../../../ui/meta/PageMeta.tsx';
import { usePage } from '../../../relay/page.ts';
import { PrintedShop } from '../../../ui/shop/PrintedShop.tsx';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { container } from '../../../ui/Container.css.ts';
import { PrintButton } from '../../../ui/print/PrintButton.tsx';
import { printed } from '../../../ui/print/printed.css.ts';
import * as styles from './SavedListsPage.css.ts';
import { SharedLines } from './SharedLines.tsx';

const never = () => () => {};

/** A list that someone shares: its lines with stock and prices, to read, print and order from. */
export function SharedListPage() {
  const { sharedSavedList } = usePage<SharedListPageQuery>(graphql`
    query SharedListPageQuery($key: String!) @throwOnFieldError {
      sharedSavedList(key: $key) {
        name
        sharedBy
        lines {
          sku
          quantity
          note
        }
      }
    }
  `);
  const isMounted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!sharedSavedList) return null;
  const { name, sharedBy, lines } = sharedSavedList;
  return (
    <div className={`${container} ${printed} ${styles.page}`}>
      <PageMeta title={name} robots="noindex" />
      <PrintedShop path="" />
      <Breadcrumb items={[{ name, path: '' }]} />
      <h1 className={styles.listTitle}>{name}</h1>
      <p className={styles.intro}>
        {sharedBy ? `A list from ${sharedBy}.` : 'A list that was shared with you.'} You can add it to your basket here;
        only its owner can change it.
      </p>
      <div className={styles.tools}>
        <PrintButton>Print as a quotation</PrintButton>
      </div>
      <noscript>Ordering from a list needs JavaScript. To order without it, please call or email us.</noscript>
      <SharedLines lines={lines} sharedBy={sharedBy ?? null} isMounted={isMounted} />
    </div>
  );
}

import { lazy } from 'react';
import { useParams } from 'react-router';
import { PageMeta } from '../../../ui/meta/PageMeta.tsx';
import { PrintedShop } from '../../../ui/shop/PrintedShop.tsx';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { container } from '../../../ui/Container.css.ts';
import { LoadedPart } from '../../../ui/LoadedPart.tsx';
import { printed } from '../../../ui/print/printed.css.ts';
import * as styles from './SavedListsPage.css.ts';
import { useIsMounted } from '../../../browser/useIsMounted.ts';

const SavedListsContents = lazy(async () => ({
  default: (await import('./SavedListsContents.tsx')).SavedListsContents,
}));

/** The server sends the same HTML to everyone; the lists load after the page has mounted. */
export function SavedListsPage() {
  const { listId = null } = useParams();
  const isMounted = useIsMounted();
  return (
    <div className={`${container} ${printed} ${styles.page}`}>
      <PageMeta title="Saved lists" robots="noindex" />
      <PrintedShop path="" />
      {listId === null && (
        <>
          <Breadcrumb items={[{ name: 'Saved lists', path: '/saved-lists' }]} />
          <h1>Saved lists</h1>
        </>
      )}
      <noscript>Saved lists need JavaScript. To order from a list without it, please call or email us.</noscript>
      {isMounted ? (
        <LoadedPart message="We couldn’t load your lists." fallback={<Loading isOne={listId !== null} />}>
          {(attempt) => <SavedListsContents listId={listId} attempt={attempt} />}
        </LoadedPart>
      ) : (
        <Loading isOne={listId !== null} />
      )}
    </div>
  );
}

/** A list's own name follows as the heading. */
function Loading({ isOne }: { isOne: boolean }) {
  return (
    <>
      {isOne && <h1>Saved list</h1>}
      <p className={styles.wait}>Loading your lists…</p>
    </>
  );
}

import { graphql } from 'react-relay/hooks';
import type { SharedListPageQuery } from '../../../__generated__/SharedListPageQuery.graphql.ts';
import { PageMeta } from '../../../ui/meta/PageMeta.tsx';
import { usePage } from '../../../framework/page/page.ts';
import { PrintedShop } from '../../../ui/shop/PrintedShop.tsx';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { container } from '../../../ui/Container.css.ts';
import { PrintButton } from '../../../ui/print/PrintButton.tsx';
import { printed } from '../../../ui/print/printed.css.ts';
import * as styles from './SavedListsPage.css.ts';
import { linesBySection, type SavedLine, type SavedSection } from '@storefront/domain/saved-list.rules.ts';
import { skuKey } from '@storefront/domain/sku.rules.ts';
import { QuickOrderLine } from '../../quick-order/QuickOrderLine.tsx';
import { useLookUp } from '../../quick-order/useLookUp.ts';
import { FormOutcome } from '../../../ui/form/FormOutcome.tsx';
import { ListSection } from './ListSections.tsx';
import { lines as listLines } from './ListSections.css.ts';
import { ListTotal } from './ListTotal.tsx';
import { LookUpFailure } from '../../quick-order/LookUpFailure.tsx';
import { QuotationHead } from './QuotationHead.tsx';
import { note as lineNote } from './SavedListLine.css.ts';
import { useAddList } from './useAddList.ts';
import { useIsMounted } from '../../../browser/useIsMounted.ts';

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
          section
        }
        sections {
          key
          name
          note
        }
      }
    }
  `);
  const isMounted = useIsMounted();
  if (!sharedSavedList) return null;
  const { name, sharedBy, lines, sections } = sharedSavedList;
  return (
    <div className={`${container} ${printed} ${styles.page}`}>
      <PageMeta title={name} robots="noindex" />
      <PrintedShop path="" />
      <Breadcrumb items={[{ name, path: '' }]} />
      <h1 className={styles.listTitle}>{name}</h1>
      <p className={styles.intro}>
        <span>{sharedBy ? `A list from ${sharedBy}.` : 'A list that was shared with you.'}</span> You can add it to your
        basket here; only its owner can change it.
      </p>
      <div className={styles.tools}>
        <PrintButton tone="secondary" size="small">
          Print as a quotation
        </PrintButton>
      </div>
      <noscript>Ordering from a list needs JavaScript. To order without it, please call or email us.</noscript>
      <SharedLines lines={lines} sections={sections ?? []} sharedBy={sharedBy ?? null} isMounted={isMounted} />
    </div>
  );
}

/** The server's HTML has codes and notes; stock and prices follow. */
function SharedLines({
  lines,
  sections,
  sharedBy,
  isMounted,
}: {
  lines: readonly SavedLine[];
  sections: readonly SavedSection[];
  sharedBy: string | null;
  isMounted: boolean;
}) {
  const { matches, failure, retry } = useLookUp(lines);
  const { addAll, isAdding, refused, note } = useAddList(lines);
  if (lines.length === 0) return <p className={styles.intro}>Nothing on this list yet.</p>;
  return (
    <>
      {isMounted && <QuotationHead owner={sharedBy} />}
      <FormOutcome problem={null} message={note} />
      <LookUpFailure failure={failure} onRetry={retry} />
      {linesBySection(lines, sections).map(({ section, lines: group }) => {
        const rows = (
          <ul key={section?.key ?? ''} className={listLines}>
            {group.map((line) => (
              <QuickOrderLine
                key={line.sku}
                line={line}
                match={matches.get(skuKey(line.sku)) ?? null}
                refusal={refused.get(skuKey(line.sku)) ?? null}
                onChange={null}
              >
                {line.note && <p className={lineNote}>{line.note}</p>}
              </QuickOrderLine>
            ))}
          </ul>
        );
        if (sections.length === 0) return rows;
        return (
          <ListSection key={section?.key ?? ''} section={section} lines={group} matches={matches}>
            {rows}
          </ListSection>
        );
      })}
      {isMounted && <ListTotal lines={lines} matches={matches} isAdding={isAdding} onAddAll={addAll} />}
    </>
  );
}

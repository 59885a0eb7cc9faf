import type { SavedLine } from '@storefront/domain/saved-list.rules.ts';
import { skuKey } from '@storefront/domain/sku.rules.ts';
import { QuickOrderLine } from '../../quick-order/QuickOrderLine.tsx';
import { useLookUp } from '../../quick-order/useLookUp.ts';
import { FormOutcome } from '../../../ui/form/FormOutcome.tsx';
import { ListTotal } from './ListTotal.tsx';
import { LookUpFailure } from '../../quick-order/LookUpFailure.tsx';
import { QuotationHead } from './QuotationHead.tsx';
import * as styles from './SavedListsPage.css.ts';
import { useAddList } from './useAddList.ts';

/** The lines of a shared list. The server's HTML has codes and notes; stock and prices follow. */
export function SharedLines({
  lines,
  sharedBy,
  isMounted,
}: {
  lines: readonly SavedLine[];
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
      <ul className={styles.lines}>
        {lines.map((line) => (
          <QuickOrderLine
            key={line.sku}
            line={line}
            match={matches.get(skuKey(line.sku)) ?? null}
            refusal={refused.get(skuKey(line.sku)) ?? null}
            onChange={null}
          >
            {line.note && <p className={styles.note}>{line.note}</p>}
          </QuickOrderLine>
        ))}
      </ul>
      {isMounted && <ListTotal lines={lines} matches={matches} isAdding={isAdding} onAddAll={addAll} />}
    </>
  );
}

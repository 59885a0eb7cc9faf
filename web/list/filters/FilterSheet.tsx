import { useId } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useFilterSheet } from '../filter-sheet.ts';
import { listPath, SHEET_STATE } from '../list-address.ts';
import { SortSelect } from '../SortSelect.tsx';
import { productCount } from '../stretch.rules.ts';
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';
import * as styles from './FilterSheet.css.ts';

interface FilterSheetProps extends Omit<FilterPanelProps, 'id' | 'children'> {
  total: number;
  /** How many filters are chosen. */
  chosen: number;
  /** The list with none of them. */
  clearedPath: string;
  usualOrder: string;
  /** Another list is on its way. */
  isPending: boolean;
  /** The filters in the page itself: where no scripts run, the bar leads there. */
  panelId: string;
}

/** On small screens: a bar that stays at the foot of the screen as long as the list is in sight, and the sheet of filters and order that it opens. */
export function FilterSheet({
  total,
  chosen,
  clearedPath,
  usualOrder,
  isPending,
  panelId,
  ...panel
}: FilterSheetProps) {
  const formId = useId();
  const sheet = useFilterSheet(listPath(panel.address, panel.state));
  return (
    <>
      <div className={styles.bar} data-foot-bar>
        <a
          className={styles.opener}
          href={`#${panelId}`}
          onClick={(event) => {
            event.preventDefault();
            sheet.open();
          }}
        >
          <Icon name="filter" />
          Filter and sort
          {chosen > 0 && (
            <span className={styles.badge}>
              {chosen}
              <VisuallyHidden> chosen</VisuallyHidden>
            </span>
          )}
        </a>
      </div>
      <Dialog open={sheet.isOpen} onClose={sheet.close} title="Filter and sort">
        <div className={styles.sheet}>
          <div className={styles.filters}>
            <FilterPanel {...panel} id={formId}>
              <div className={styles.sort}>
                <SortSelect state={panel.state} go={panel.go} usualOrder={usualOrder} form={formId} />
              </div>
            </FilterPanel>
            <output>
              <VisuallyHidden>{productCount(total)}</VisuallyHidden>
            </output>
          </div>
          <div className={styles.foot}>
            {chosen > 0 && (
              <Link className={styles.clear} to={clearedPath} state={SHEET_STATE} replace preventScrollReset>
                Clear all
              </Link>
            )}
            <Button tone="primary" wide pending={isPending} onClick={sheet.close}>
              {total === 0
                ? 'No results'
                : `Show ${total.toLocaleString('en-GB')} ${total === 1 ? 'result' : 'results'}`}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}

import { useId, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { CompareSlot } from '../../product/compare/CompareSlot.tsx';
import { ChatSlot } from '../../../consent/ChatSlot.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { listPath, SHEET_STATE, isSheetState } from '../list-address.ts';
import { SortSelect } from '../SortSelect.tsx';
import { productCount } from '../visible-range.rules.ts';
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';
import * as styles from './FilterSheet.css.ts';
import { Link } from '../../../framework/navigation/Link.tsx';
import { formatNumber } from '@storefront/domain/text.rules.ts';
import { useIsMounted } from '../../../browser/useIsMounted.ts';

interface FilterSheetProps extends Omit<FilterPanelProps, 'id' | 'children'> {
  total: number;
  filterCount: number;
  clearedPath: string;
  defaultSortLabel: string;
  /** Another state of the list is loading. */
  isPending: boolean;
  /** Without scripts, the bar links to it. */
  panelId: string;
}

/** On small screens: a bar while the list is in view, and the sheet that it opens. */
export function FilterSheet({
  total,
  filterCount,
  clearedPath,
  defaultSortLabel,
  isPending,
  panelId,
  ...panel
}: FilterSheetProps) {
  const formId = useId();
  const sheet = useFilterSheet(listPath(panel.address, panel.state));
  return (
    <>
      <div className={styles.bar} data-list-bar>
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
          {filterCount > 0 && (
            <span className={styles.badge}>
              <span>{filterCount}</span>
              <VisuallyHidden> selected</VisuallyHidden>
            </span>
          )}
        </a>
        <CompareSlot />
        <ChatSlot place="list" className={styles.chat} />
      </div>
      <Dialog open={sheet.isOpen} onClose={sheet.close} title="Filter and sort">
        <div className={styles.sheet}>
          <div className={styles.filters}>
            {/* The sheet needs scripts in any case, and many of its facets start closed. */}
            <FilterPanel {...panel} id={formId} fillsOnOpening>
              <div className={styles.sort}>
                <SortSelect state={panel.state} go={panel.go} defaultSortLabel={defaultSortLabel} form={formId} />
              </div>
            </FilterPanel>
            <output>
              <VisuallyHidden>{productCount(total)}</VisuallyHidden>
            </output>
          </div>
          <div className={styles.foot}>
            {filterCount > 0 && (
              <Link className={styles.clear} to={clearedPath} state={SHEET_STATE} replace preventScrollReset>
                Clear all
              </Link>
            )}
            <Button tone="primary" wide pending={isPending} onClick={sheet.close}>
              {total === 0 ? 'No results' : `Show ${formatNumber(total)} ${total === 1 ? 'result' : 'results'}`}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}

/** A history entry of its own: Back closes it and keeps its filters. `requested` may still be loading. */
function useFilterSheet(requested: string) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const next = useNavigation().location;
  // The server knows nothing of history entries, so the sheet opens after hydration.
  const isHydrated = useIsMounted();
  const isSheet = isSheetState(state);
  const isLeaving = next !== undefined && !isSheetState(next.state);
  const chosen = useRef<string>(null);

  useEffect(() => {
    if (isSheet) {
      // While the sheet closes, the list behind it loads: that is not the requested one.
      if (!isLeaving) chosen.current = requested;
      return;
    }
    const last = chosen.current;
    chosen.current = null;
    // Back goes to the list as it was before the sheet, so replace it by the requested one.
    if (last !== null && last !== requested && last.split('?')[0] === pathname)
      void navigate(last, { replace: true, preventScrollReset: true });
  }, [isSheet, isLeaving, requested, pathname, navigate]);

  return {
    isOpen: isSheet && isHydrated,
    open: () => void navigate(pathname + search, { state: SHEET_STATE, preventScrollReset: true }),
    close: () => void navigate(-1),
  };
}

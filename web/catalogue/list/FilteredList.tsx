import { useId, useSyncExternalStore, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { FilteredList_collection$key } from '../../__generated__/FilteredList_collection.graphql.ts';
import { matchesMedia, subscribeMedia } from '../../browser/media.ts';
import { createStoredView } from '../../browser/storage/stored-view.ts';
import { Link } from '../../framework/navigation/Link.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { DeferredPart } from '../../ui/DeferredPart.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { hidden } from '../../ui/VisuallyHidden.css.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { FINISH } from '../finish/finishes.data.ts';
import { COLUMNS_ATTRIBUTE, COLUMNS_STORAGE_KEY, ONE_COLUMN, TWO_COLUMNS } from '../product/grid-columns.data.ts';
import { appliedFilters, facetOf, filterCount, withoutFilters, type AppliedFilter } from './applied-filters.rules.ts';
import * as styles from './FilteredList.css.ts';
import { AppliedFilters } from './filters/AppliedFilters.tsx';
import { FilterPanel } from './filters/FilterPanel.tsx';
import { FilterSheet } from './filters/FilterSheet.tsx';
import { listPath, useListNavigation, type ListAddress } from './list-address.ts';
import type { ListState } from './list-state.rules.ts';
import { listSearch } from './list-url.rules.ts';
import { ProductList } from './ProductList.tsx';
import { SortSelect, sortLabel } from './SortSelect.tsx';
import { productCount } from './visible-range.rules.ts';

interface FilteredListProps {
  collection: FilteredList_collection$key;
  address: ListAddress;
  state: ListState;
  defaultSortLabel?: string;
  moreLabel?: string;
  /** Shown when the collection has no products at all. */
  empty: ReactNode;
  /** Such as how many match the whole term of a search. */
  countNote?: string | null;
  suggestions?: ReactNode;
}

/** On small screens without scripts, the bar links to it. */
const PANEL_ID = 'filters';

/** The filters are beside the products on wide screens, in a sheet on small ones. */
export function FilteredList({
  collection: reference,
  address,
  state,
  defaultSortLabel = 'Most popular',
  moreLabel = 'Show more',
  empty,
  countNote,
  suggestions,
}: FilteredListProps) {
  const found = useAppliedFilters({ collection: reference, address, state });
  const formId = useId();
  if (!found) return null;
  const { collection, panel, isPending, totalCount, filters, finish, clearedPath } = found;
  if (totalCount === 0 && filterCount(state) === 0) return empty;
  return (
    <div className={styles.frame}>
      <FilterSheet
        {...panel}
        total={totalCount}
        filterCount={filters.length}
        clearedPath={clearedPath}
        defaultSortLabel={defaultSortLabel}
        isPending={isPending}
        panelId={PANEL_ID}
      />
      <SideFilters>
        <FilterPanel {...panel} id={formId} />
      </SideFilters>
      <div className={styles.main}>
        <div className={styles.head}>
          <h2 className={hidden}>Products</h2>
          {/* Announced again when the number or the sort order changes. */}
          <output className={styles.count}>
            <span>{`${productCount(totalCount)}${countNote ? `: ${countNote}` : ''}`}</span>
            <VisuallyHidden>{`, ${sortLabel(state.sort, defaultSortLabel)}`}</VisuallyHidden>
          </output>
          <ColumnsSwitch />
          <div className={styles.sort}>
            <SortSelect state={panel.state} go={panel.go} defaultSortLabel={defaultSortLabel} form={formId} />
          </div>
        </div>
        <AppliedFilters filters={filters} address={address} clearedPath={clearedPath} finish={finish} />
        {totalCount > 0 && suggestions}
        {totalCount === 0 ? (
          <EmptyList filters={filters} address={address} clearedPath={clearedPath} />
        ) : (
          <ProductList
            // Another list starts with its own products, and without the last one's failed press.
            key={listSearch({ ...state, through: null })}
            collection={collection}
            address={address}
            state={state}
            isPending={isPending}
            moreLabel={moreLabel}
          />
        )}
      </div>
    </div>
  );
}

/** As the page is about to show it; null without a list. */
function useAppliedFilters({
  collection: reference,
  address,
  state,
}: Pick<FilteredListProps, 'collection' | 'address' | 'state'>) {
  const collection = useFragment(
    graphql`
      fragment FilteredList_collection on ProductCollection {
        # The field that ProductList_collection reads its first page from. The next ones read products alone.
        products(first: 16, page: $page, filters: $filters, sort: $sort, facetSize: $facetSize) {
          totalCount
          applied {
            brands {
              slug
              brand {
                name
              }
            }
          }
          brands {
            slug
            brand {
              name
            }
          }
          ...FilterPanel_list
        }
        ...ProductList_collection
      }
    `,
    reference,
  );
  const { shown, isPending, go } = useListNavigation(address, state);
  const list = collection.products;
  if (!list) return null;
  const names = new Map([...list.brands, ...list.applied.brands].map(({ slug, brand }) => [slug, brand.name]));
  const [finish = null, ...others] = facetOf(shown, FINISH).values;
  return {
    collection,
    panel: { list, address, state: shown, go },
    isPending,
    totalCount: list.totalCount,
    filters: appliedFilters(shown, names),
    /** No page of a finish is certain where the list has no product in it. */
    finish: list.totalCount > 0 && others.length === 0 ? finish : null,
    clearedPath: listPath(address, withoutFilters(shown)),
  };
}

// Only on a screen: printing from a wide one must not remove the filters and what they hold open.
const IN_SHEET = `screen and ${styles.inSheet}`;
const isInSheet = () => matchesMedia(IN_SHEET);
const subscribeSheet = (listener: () => void) => subscribeMedia(IN_SHEET, listener);

/** Small screens have them in the sheet: a hidden copy would be rendered and styled for nothing. */
function SideFilters({ children }: { children: ReactNode }) {
  const isLeftOut = useSyncExternalStore(subscribeSheet, isInSheet, () => false);
  if (isLeftOut) return null;
  return (
    <aside className={styles.side} id={PANEL_ID} aria-label="Filters">
      <DeferredPart>{children}</DeferredPart>
    </aside>
  );
}

const columns = createStoredView({
  key: COLUMNS_STORAGE_KEY,
  attribute: COLUMNS_ATTRIBUTE,
  views: [ONE_COLUMN, TWO_COLUMNS],
});

/** On phones. */
function ColumnsSwitch() {
  const isTwo = columns.useView() === TWO_COLUMNS;
  return (
    <button type="button" className={styles.button} onClick={() => columns.choose(isTwo ? ONE_COLUMN : TWO_COLUMNS)}>
      <Icon name={isTwo ? 'column' : 'grid'} size={18} />
      <span>{isTwo ? 'One per row' : 'Two per row'}</span>
    </button>
  );
}

interface EmptyListProps {
  filters: readonly AppliedFilter[];
  address: ListAddress;
  clearedPath: string;
}

function EmptyList({ filters, address, clearedPath }: EmptyListProps) {
  return (
    <EmptyState
      title="No products match all your filters"
      action={
        <ButtonLink to={clearedPath} preventScrollReset>
          Clear all filters
        </ButtonLink>
      }
    >
      {filters.length > 1 && (
        <>
          <p>Try removing one:</p>
          <ul className={styles.list}>
            {filters.map(({ label, without }) => (
              <li key={label}>
                <Link className={styles.link} to={listPath(address, without)} preventScrollReset>
                  {`Without ${label}`}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </EmptyState>
  );
}

import { useId, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { NarrowedList_list$key } from '../__generated__/NarrowedList_list.graphql.ts';
import { hidden } from '../ui/VisuallyHidden.css.ts';
import { choiceCount, choicesOf, cleared } from './choices.rules.ts';
import { EmptyList } from './EmptyList.tsx';
import { Choices } from './filters/Choices.tsx';
import { FilterPanel } from './filters/FilterPanel.tsx';
import { FilterSheet } from './filters/FilterSheet.tsx';
import { listPath, useListNavigation, type ListAddress } from './list-address.ts';
import type { ListState } from './list.rules.ts';
import { ListHeader } from './ListHeader.tsx';
import * as styles from './NarrowedList.css.ts';
import { SortSelect } from './SortSelect.tsx';

interface NarrowedListProps {
  list: NarrowedList_list$key;
  address: ListAddress;
  /** What the address says about the list. */
  state: ListState;
  /** What the usual order is called. */
  usualOrder?: string;
  /** Shown where the list is empty though nothing narrows it. */
  empty: ReactNode;
  /** The products themselves. */
  children: (isPending: boolean) => ReactNode;
}

/** The filter panel's address in the page: where a browser without scripts finds it on a small screen. */
const PANEL_ID = 'filters';

/** A list of products with what it can be narrowed by: beside it on wide screens, in a sheet on small ones. */
export function NarrowedList({
  list: reference,
  address,
  state,
  usualOrder = 'Most popular',
  empty,
  children,
}: NarrowedListProps) {
  const list = useFragment(
    graphql`
      fragment NarrowedList_list on ProductList {
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
    `,
    reference,
  );
  const { shown, isPending, go } = useListNavigation(address, state);
  const formId = useId();
  const choices = choicesOf(
    shown,
    new Map([...list.brands, ...list.applied.brands].map(({ slug, brand }) => [slug, brand.name])),
  );
  const panel = { list, address, state: shown, go };
  const clearedPath = listPath(address, cleared(shown));

  if (list.totalCount === 0 && choiceCount(state) === 0) return empty;
  return (
    <div className={styles.frame}>
      <FilterSheet
        {...panel}
        total={list.totalCount}
        chosen={choices.length}
        clearedPath={clearedPath}
        usualOrder={usualOrder}
        isPending={isPending}
        panelId={PANEL_ID}
      />
      <aside className={styles.side} id={PANEL_ID} aria-label="Filters">
        <FilterPanel {...panel} id={formId} />
      </aside>
      <div className={styles.main}>
        <div className={styles.head}>
          <h2 className={hidden}>Products</h2>
          <ListHeader total={list.totalCount} sort={state.sort} usualOrder={usualOrder} />
          <div className={styles.sort}>
            <SortSelect state={shown} go={go} usualOrder={usualOrder} form={formId} />
          </div>
        </div>
        <Choices choices={choices} address={address} clearedPath={clearedPath} />
        {list.totalCount === 0 ? (
          <EmptyList choices={choices} address={address} clearedPath={clearedPath} />
        ) : (
          children(isPending)
        )}
      </div>
    </div>
  );
}

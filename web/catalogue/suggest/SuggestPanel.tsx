import type { MouseEvent, RefObject } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { SuggestEntry } from './SuggestEntry.tsx';
import * as entryStyles from './SuggestEntry.css.ts';
import * as styles from './SuggestPanel.css.ts';
import { PANEL_LIMITS, type Entry, type Group, type GroupName } from './suggest.rules.ts';
import { pathOf, termOf, type useSuggestBox } from './useSuggestBox.ts';
import { forgetSearch, forgetSearches, keepSearches } from './recent-searches.ts';
import type { RecentSearches } from './recent.rules.ts';
import { Link } from '../../framework/navigation/Link.tsx';

interface SuggestPanelProps {
  box: ReturnType<typeof useSuggestBox>;
  field: RefObject<HTMLInputElement | null>;
}

/** `label` is the accessible name, `heading` whether it is visible. */
const NAMES: Readonly<Record<GroupName, { label: string; heading?: true }>> = {
  recent: { label: 'Recent searches', heading: true },
  departments: { label: 'Departments', heading: true },
  terms: { label: 'Searches' },
  categories: { label: 'Categories' },
  brands: { label: 'Brands' },
  pages: { label: 'Help and advice' },
  products: { label: 'Products', heading: true },
  featured: { label: 'Featured products', heading: true },
  all: { label: 'All results' },
};

const isProducts = ({ name }: Group) => name === 'products' || name === 'featured';
const isAll = ({ name }: Group) => name === 'all';

/** A panel under the field, or a full-screen sheet on small screens. */
export function SuggestPanel({ box, field }: SuggestPanelProps) {
  const { isVisible, isSheet, shown, recent, closeMenu } = box;
  const groups = isVisible ? shown.groups : [];
  const products = groups.filter(isProducts);
  const words = groups.filter((group) => !isProducts(group) && !isAll(group));
  const isWaiting = isVisible && shown.isWaiting;
  const columns = [
    { key: 'words', groups: words, isShown: words.length > 0 },
    { key: 'products', groups: products, isShown: products.length > 0 || isWaiting },
  ].filter((column) => column.isShown);
  const first = groups[0];
  // Products come first when the shopper has typed a SKU.
  if (first && isProducts(first)) columns.reverse();

  const indexOf = new Map(shown.entries.map((entry, index) => [entry, index]));
  const drawn = (group: Group) => <EntryGroup key={group.name} group={group} box={box} indexOf={indexOf} />;
  return (
    <>
      {isVisible && isSheet && (
        <button
          type="button"
          className={styles.close}
          aria-label="Close search"
          onClick={() => closeSheet(field, closeMenu)}
        >
          <Icon name="close" size={24} />
        </button>
      )}
      <div className={styles.panel} data-columns={columns.length} hidden={!isVisible}>
        {isVisible && shown.correctedTerm !== null && (
          <p className={styles.line}>
            Showing suggestions for <b className={styles.corrected}>{shown.correctedTerm}</b>
          </p>
        )}
        {isVisible && shown.isNothing && (
          <p className={styles.line}>
            No matches for “<span>{shown.typed}</span>” yet. Check your spelling, try a shorter word, or browse a
            department.
          </p>
        )}
        <div className={styles.layers}>
          <div
            {...box.getMenuProps({ 'aria-label': 'Suggestions', onPointerDown: box.onPointerDown })}
            className={styles.list}
          >
            {columns.map((column) => (
              <div key={column.key} className={column.key === 'products' ? styles.products : styles.words}>
                {column.groups.map(drawn)}
                {column.key === 'products' && isWaiting && <WaitingProducts />}
              </div>
            ))}
            {groups.filter(isAll).map(drawn)}
          </div>
          {isVisible && (
            <RecentControls
              recent={recent}
              isListed={first?.name === 'recent'}
              isOpening={shown.typed === '' && first !== undefined}
              field={field}
            />
          )}
        </div>
      </div>
    </>
  );
}

function closeSheet(field: RefObject<HTMLInputElement | null>, closeMenu: () => void) {
  field.current?.blur();
  closeMenu();
}

interface EntryGroupProps {
  group: Group;
  box: ReturnType<typeof useSuggestBox>;
  /** In the order of the arrow keys. */
  indexOf: ReadonlyMap<Entry, number>;
}

function EntryGroup({ group: { name, entries }, box, indexOf }: EntryGroupProps) {
  const { label, heading } = NAMES[name];
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a listbox may contain options and groups alone
    <div role="group" aria-label={label} className={styles.group[groupStyle(name)]}>
      {heading && (
        <div className={styles.heading} aria-hidden="true">
          {label}
        </div>
      )}
      {entries.map((entry) => {
        const index = indexOf.get(entry) ?? 0;
        return (
          <Link
            key={pathOf(entry)}
            {...box.getItemProps({ item: entry, index, onClick: (event: MouseEvent) => choose(event, entry, box) })}
            className={rowStyle(entry)}
            to={pathOf(entry)}
            replace={box.replacesStep}
            tabIndex={-1}
          >
            <SuggestEntry entry={entry} typed={box.shown.correctedTerm ?? box.shown.typed} />
          </Link>
        );
      })}
    </div>
  );
}

function groupStyle(name: GroupName): keyof typeof styles.group {
  if (name === 'all') return 'foot';
  return name === 'recent' ? 'recent' : 'plain';
}

/** Follows the entry's own link; opening it in another tab leaves this one as it is. */
function choose(event: MouseEvent, entry: Entry, { leave }: ReturnType<typeof useSuggestBox>) {
  Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  leave(termOf(entry));
}

function rowStyle({ kind }: Entry): string {
  if (kind === 'product') return entryStyles.productRow;
  if (kind === 'all') return entryStyles.allRow;
  return kind === 'recent' ? entryStyles.recentRow : entryStyles.wordRow;
}

const WAITING = Array.from({ length: PANEL_LIMITS.products }, (_, index) => index);

function WaitingProducts() {
  return (
    <div aria-hidden="true">
      <div className={styles.heading}>{NAMES.featured.label}</div>
      {WAITING.map((index) => (
        <div key={index} className={entryStyles.productRow}>
          <span className={entryStyles.picture} />
          <span className={styles.waitingWords} />
        </div>
      ))}
    </div>
  );
}

interface RecentControlsProps {
  recent: RecentSearches;
  isListed: boolean;
  isOpening: boolean;
  field: RefObject<HTMLInputElement | null>;
}

/** A listbox must not contain buttons, so they are positioned over its rows. */
function RecentControls({ recent, isListed, isOpening, field }: RecentControlsProps) {
  /** The clicked button disappears. */
  function act(change: () => void) {
    change();
    field.current?.focus();
  }
  if (recent === 'off') {
    if (!isOpening) return null;
    return (
      <p className={styles.note}>
        Recent searches are off.{' '}
        <button type="button" className={styles.word} onClick={() => act(() => keepSearches(true))}>
          Turn on
        </button>
      </p>
    );
  }
  if (!isListed) return null;
  return (
    <div className={styles.controls}>
      <div className={styles.head}>
        <button type="button" className={styles.word} onClick={() => act(forgetSearches)}>
          Clear all
        </button>
      </div>
      {recent.map((term) => (
        <button
          key={term}
          type="button"
          className={styles.forget}
          aria-label={`Remove “${term}” from recent searches`}
          onClick={() => act(() => forgetSearch(term))}
        >
          <Icon name="close" size={18} />
        </button>
      ))}
      <p className={styles.foot}>
        Saved on this device only.{' '}
        <button type="button" className={styles.word} onClick={() => act(() => keepSearches(false))}>
          Turn off
        </button>
      </p>
    </div>
  );
}

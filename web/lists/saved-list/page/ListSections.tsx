import { useState, type DragEvent, type ReactNode } from 'react';
import {
  linesBySection,
  type SavedContent,
  type SavedContentChange,
  type SavedLine,
  type SavedSection,
} from '@storefront/domain/saved-list.rules.ts';
import { skuKey } from '@storefront/domain/sku.rules.ts';
import { formatNumber } from '@storefront/domain/text.rules.ts';
import { PriceFigures } from '../../../ui/price/PriceFigures.tsx';
import { pricedTotal, type Match } from '../../quick-order/useLookUp.ts';
import type { SavedList } from '../store/guest-lists.rules.ts';
import * as styles from './ListSections.css.ts';
import { movedLine, shiftedPlace, type LinePlace } from './move-line.rules.ts';
import { SavedListLine } from './SavedListLine.tsx';
import { SectionTools } from './SectionTools.tsx';

interface ListSectionsProps {
  content: SavedContent;
  matches: ReadonlyMap<string, Match>;
  refused: ReadonlyMap<string, string>;
  others: readonly SavedList[];
  onChange: (change: SavedContentChange, said?: string) => void;
  onPut: (other: SavedList, sku: string, isMove: boolean) => void;
}

/** Lines move within and between sections by buttons, by menu and by dragging. */
export function ListSections({ content, matches, refused, others, onChange, onPut }: ListSectionsProps) {
  const { lines, sections } = content;
  const nameOf = (key: string) => sections.find((section) => section.key === key)?.name ?? 'no section';

  function move(sku: string, place: LinePlace | null, said: string) {
    if (place && place.before !== sku) onChange(movedLine(lines, sku, place), said);
  }

  const { target, start, stop } = useDragging((sku, place) => move(sku, place, `Moved to ${nameOf(place.section)}`));
  return linesBySection(lines, sections).map(({ section, lines: group }) => {
    const key = section?.key ?? '';
    const end = target({ section: key, before: null });
    const rows = (
      <ul key={key} className={styles.lines}>
        {group.map((line, index) => {
          const shift = (by: -1 | 1) => () =>
            move(
              line.sku,
              shiftedPlace(key, group, line.sku, by),
              `Line ${formatNumber(index + 1 + by)} of ${formatNumber(group.length)}`,
            );
          return (
            <SavedListLine
              key={line.sku}
              line={line}
              match={matches.get(skuKey(line.sku)) ?? null}
              refusal={refused.get(skuKey(line.sku)) ?? null}
              others={others}
              sections={sections}
              onChange={onChange}
              onPut={(other, isMove) => onPut(other, line.sku, isMove)}
              onMove={(to) => move(line.sku, { section: to, before: null }, `Moved to ${nameOf(to)}`)}
              onUp={index === 0 ? null : shift(-1)}
              onDown={index === group.length - 1 ? null : shift(1)}
              drag={{
                ...target({ section: key, before: line.sku }),
                onStart: () => start(line.sku),
                onEnd: stop,
              }}
            />
          );
        })}
      </ul>
    );
    if (sections.length === 0) return rows;
    return (
      <ListSection
        key={key}
        section={section}
        lines={group}
        matches={matches}
        className={end.isOver ? styles.over : ''}
        onDragOver={end.onOver}
        onDrop={end.onDrop}
        tools={section && <SectionTools section={section} sections={sections} onChange={onChange} />}
      >
        {rows}
        {section && group.length === 0 && (
          <p className={styles.empty}>Nothing here yet. Move lines here from the list’s other sections.</p>
        )}
      </ListSection>
    );
  });
}

function useDragging(onDropped: (sku: string, place: LinePlace) => void) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<LinePlace | null>(null);

  /** Also at the drop: a line that moves to another section is a new element, which gets no `dragend`. */
  function stop() {
    setDragged(null);
    setOver(null);
  }

  /** Takes a line that is dragged over the place, and nothing else. */
  const target = (place: LinePlace) => ({
    isOver: over?.section === place.section && over.before === place.before,
    onOver(event: DragEvent) {
      if (dragged === null) return;
      event.preventDefault();
      event.stopPropagation();
      setOver(place);
    },
    onDrop(event: DragEvent) {
      if (dragged === null) return;
      event.preventDefault();
      event.stopPropagation();
      onDropped(dragged, place);
      stop();
    },
  });

  return { target, start: setDragged, stop };
}

interface ListSectionProps {
  /** Null for the lines of no section. */
  section: SavedSection | null;
  lines: readonly SavedLine[];
  matches: ReadonlyMap<string, Match>;
  className?: string;
  onDragOver?: (event: DragEvent) => void;
  onDrop?: (event: DragEvent) => void;
  tools?: ReactNode;
  children: ReactNode;
}

export function ListSection({ section, lines, matches, className = '', tools, children, ...drop }: ListSectionProps) {
  const { price, priced } = pricedTotal(lines, matches);
  const name = section?.name ?? 'Not in a section';
  return (
    <section className={`${styles.section} ${className}`} aria-label={name} {...drop}>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        {priced > 0 && (
          <p className={styles.subtotal}>
            <span className={styles.words}>Subtotal</span>
            <PriceFigures size="small" price={price} />
          </p>
        )}
      </div>
      {section?.note && <p className={styles.note}>{section.note}</p>}
      {tools}
      {children}
    </section>
  );
}

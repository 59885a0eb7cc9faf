import { useState, type DragEvent, type FormEvent } from 'react';
import type { SavedContentChange, SavedLine, SavedSection } from '@storefront/domain/saved-list.rules.ts';
import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import type { useMatch_match$key } from '../../../__generated__/useMatch_match.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { focusOnMount } from '../../../ui/field/focus-on-mount.ts';
import { QuickOrderLine } from '../../quick-order/QuickOrderLine.tsx';
import type { SavedList } from '../store/guest-lists.rules.ts';
import * as styles from './SavedListLine.css.ts';

interface SavedListLineProps {
  line: SavedLine;
  /** Null while it is being looked up. */
  match: useMatch_match$key | null;
  /** Why it was not added to the basket; null for none. */
  refusal: string | null;
  others: readonly SavedList[];
  sections: readonly SavedSection[];
  onChange: (change: SavedContentChange) => void;
  onPut: (other: SavedList, isMove: boolean) => void;
  /** To the end of a section; empty for none. */
  onMove: (section: string) => void;
  /** Null for the first line of a section. */
  onUp: (() => void) | null;
  /** Null for the last line of a section. */
  onDown: (() => void) | null;
  /** Dragging the line, and dropping another before it. */
  drag: LineDrag;
}

interface LineDrag {
  isOver: boolean;
  onStart: () => void;
  onEnd: () => void;
  onOver: (event: DragEvent) => void;
  onDrop: (event: DragEvent) => void;
}

export function SavedListLine(props: SavedListLineProps) {
  const { line, match, refusal, others, sections, onChange, onPut, onMove, onUp, onDown, drag } = props;
  const [note, setNote] = useState<string | null>(null);

  function keepNote(event: FormEvent) {
    event.preventDefault();
    if (note !== null && note !== line.note) onChange({ lines: [{ ...line, note: note.trim() }] });
    setNote(null);
  }

  return (
    <QuickOrderLine
      line={line}
      match={match}
      refusal={refusal}
      drop={{ className: drag.isOver ? styles.over : '', onDragOver: drag.onOver, onDrop: drag.onDrop }}
      onChange={(next) =>
        onChange(
          next === null
            ? { removedSkus: [line.sku] }
            : { lines: [{ ...line, ...next }], ...(next.sku !== line.sku && { removedSkus: [line.sku] }) },
        )
      }
    >
      {line.note && note === null && <p className={styles.note}>{line.note}</p>}
      {note !== null && (
        <form className={styles.noteForm} onSubmit={keepNote}>
          <Field
            label={`Note for ${line.sku}`}
            value={note}
            onChange={setNote}
            maxLength={TEXT_LENGTHS.savedLineNote}
            autoComplete="off"
            ref={focusOnMount}
          />
          <Button type="submit" size="small">
            Keep note
          </Button>
        </form>
      )}
      <div className={styles.lineTools}>
        {(onUp || onDown || sections.length > 0) && (
          // For a mouse only: the buttons beside it do the same.
          <span
            className={styles.grip}
            draggable
            aria-hidden
            title="Drag to move"
            onDragStart={(event) => {
              const row = event.currentTarget.closest('li');
              if (row) event.dataTransfer.setDragImage(row, 0, 0);
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', line.sku);
              drag.onStart();
            }}
            onDragEnd={drag.onEnd}
          />
        )}
        {note === null && (
          <button type="button" className={styles.lineTool} onClick={() => setNote(line.note)}>
            {line.note ? 'Change note' : 'Add a note'}
          </button>
        )}
        {onUp && (
          <button type="button" className={styles.lineTool} aria-label={`Move ${line.sku} up`} onClick={onUp}>
            Up
          </button>
        )}
        {onDown && (
          <button type="button" className={styles.lineTool} aria-label={`Move ${line.sku} down`} onClick={onDown}>
            Down
          </button>
        )}
        {others.length + sections.length > 0 && (
          <MoveOrCopy line={line} others={others} sections={sections} onPut={onPut} onMove={onMove} />
        )}
      </div>
    </QuickOrderLine>
  );
}

type MoveOrCopyProps = Pick<SavedListLineProps, 'line' | 'others' | 'sections' | 'onPut' | 'onMove'>;

function MoveOrCopy({ line: { sku, section }, others, sections, onPut, onMove }: MoveOrCopyProps) {
  function choose(value: string) {
    const [kind, key = ''] = value.split(' ');
    if (kind === 'section') return onMove(key);
    const other = others.find(({ id }) => id === key);
    if (other) onPut(other, kind === 'move');
  }
  return (
    <select
      className={styles.select}
      aria-label={`Move or copy ${sku}`}
      value=""
      onChange={(event) => choose(event.target.value)}
    >
      <option value="">Move or copy</option>
      {sections.map(
        ({ key, name }) =>
          key !== section && (
            <option key={key} value={`section ${key}`}>
              {`Move to ${name}`}
            </option>
          ),
      )}
      {section && <option value="section ">Take out of its section</option>}
      {others.map(({ id, name }) => (
        <option key={`move ${id}`} value={`move ${id}`}>
          {`Move to the list ${name}`}
        </option>
      ))}
      {others.map(({ id, name }) => (
        <option key={`copy ${id}`} value={`copy ${id}`}>
          {`Copy to the list ${name}`}
        </option>
      ))}
    </select>
  );
}

import { useState, type FormEvent } from 'react';
import type { SavedLine, SavedLinesChange } from '@storefront/domain/saved-list.rules.ts';
import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import type { QuickOrderLine_match$key } from '../../../__generated__/QuickOrderLine_match.graphql.ts';
import { QuickOrderLine } from '../../quick-order/QuickOrderLine.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { focusOnMount } from '../../../ui/field/focus-on-mount.ts';
import type { SavedList } from '../store/guest-lists.rules.ts';
import * as styles from './SavedListsPage.css.ts';

interface SavedListLineProps {
  line: SavedLine;
  /** Null while it is being looked up. */
  match: QuickOrderLine_match$key | null;
  /** Why it was not added to the basket; null for none. */
  refusal: string | null;
  /** The shopper's other lists. */
  others: readonly SavedList[];
  onChange: (change: SavedLinesChange) => void;
  onPut: (other: SavedList, isMove: boolean) => void;
  /** Null for the first line. */
  onUp: (() => void) | null;
  /** Null for the last line. */
  onDown: (() => void) | null;
}

/** A line of a list, with its note and its place. */
export function SavedListLine({ line, match, refusal, others, onChange, onPut, onUp, onDown }: SavedListLineProps) {
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
        {others.length > 0 && (
          <select
            className={styles.select}
            aria-label={`Move or copy ${line.sku} to another list`}
            value=""
            onChange={({ target: { value } }) => {
              const other = others.find(({ id }) => value.endsWith(id));
              if (other) onPut(other, value.startsWith('move'));
            }}
          >
            <option value="">Move or copy</option>
            {others.map(({ id, name }) => (
              <option key={`move ${id}`} value={`move ${id}`}>
                Move to {name}
              </option>
            ))}
            {others.map(({ id, name }) => (
              <option key={`copy ${id}`} value={`copy ${id}`}>
                Copy to {name}
              </option>
            ))}
          </select>
        )}
      </div>
    </QuickOrderLine>
  );
}

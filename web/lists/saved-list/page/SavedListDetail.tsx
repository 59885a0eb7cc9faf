import { startTransition, useOptimistic, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { changedLines, type SavedLinesChange, type SavedLine } from '@storefront/domain/saved-list.rules.ts';
import { skuKey } from '@storefront/domain/sku.rules.ts';
import { formatNumber } from '@storefront/domain/text.rules.ts';
import { useLookUp } from '../../quick-order/useLookUp.ts';
import { useAnnounce } from '../../../ui/Announcer.tsx';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { FormOutcome } from '../../../ui/form/FormOutcome.tsx';
import { useToast } from '../../../ui/toast/Toaster.tsx';
import type { SavedList } from '../store/guest-lists.rules.ts';
import type { SavedLists } from '../store/saved-lists.ts';
import { ListTools } from './ListTools.tsx';
import { ListTotal } from './ListTotal.tsx';
import { LookUpFailure } from '../../quick-order/LookUpFailure.tsx';
import { QuotationHead } from './QuotationHead.tsx';
import * as styles from './SavedListsPage.css.ts';
import { useAddList } from './useAddList.ts';
import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import type { useMatch_match$key } from '../../../__generated__/useMatch_match.graphql.ts';
import { QuickOrderLine } from '../../quick-order/QuickOrderLine.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { focusOnMount } from '../../../ui/field/focus-on-mount.ts';

/** One list: its lines with stock and prices, and what can be done with them. */
export function SavedListDetail({ list, lists }: { list: SavedList; lists: SavedLists }) {
  const navigate = useNavigate();
  const toast = useToast();
  const announce = useAnnounce();
  const [problem, setProblem] = useState<string | null>(null);
  const [lines, showChange] = useOptimistic(list.lines, (before, change: SavedLinesChange) =>
    changedLines(before, change),
  );
  const { matches, failure, retry } = useLookUp(lines);
  const { addAll, isAdding, refused, note } = useAddList(lines);
  const others = lists.lists.filter(({ id }) => id !== list.id);

  function change(wanted: SavedLinesChange, said?: string) {
    startTransition(async () => {
      showChange(wanted);
      const refusal = await lists.update(list.id, wanted);
      setProblem(refusal);
      if (refusal === null && said) announce(said);
    });
  }

  /** Puts a line on another list, and takes it from this one when it is moved. */
  async function putOn(other: SavedList, sku: string, isMove: boolean) {
    const line = lines.find((candidate) => candidate.sku === sku);
    if (!line) return;
    const refusal = await lists.update(other.id, { lines: [line] });
    setProblem(refusal);
    if (refusal !== null) return;
    if (isMove) change({ removedSkus: [sku] });
    toast(isMove ? `Moved to ${other.name}` : `Copied to ${other.name}`);
  }

  function shift(index: number, by: number) {
    const order = lines.map(({ sku }) => sku);
    const [moved] = order.splice(index, 1);
    if (moved !== undefined) order.splice(index + by, 0, moved);
    change({ order }, `Line ${formatNumber(index + 1 + by)} of ${formatNumber(lines.length)}`);
  }

  return (
    <>
      <Breadcrumb
        items={[
          { name: 'Saved lists', path: '/saved-lists' },
          { name: list.name, path: `/saved-lists/${list.id}` },
        ]}
      />
      <ListTools list={list} lists={lists} onDeleted={() => void navigate('/saved-lists', { replace: true })} />
      <QuotationHead owner={lists.owner} />
      <FormOutcome problem={problem} message={note} />
      <LookUpFailure failure={failure} onRetry={retry} />
      {lines.length === 0 ? (
        <p className={styles.intro}>
          Nothing on this list yet. Press the heart on a product, or save your basket as a list.
        </p>
      ) : (
        <ul className={styles.lines}>
          {lines.map((line, index) => (
            <SavedListLine
              key={line.sku}
              line={line}
              match={matches.get(skuKey(line.sku)) ?? null}
              refusal={refused.get(skuKey(line.sku)) ?? null}
              others={others}
              onChange={change}
              onPut={(other, isMove) => void putOn(other, line.sku, isMove)}
              onUp={index === 0 ? null : () => shift(index, -1)}
              onDown={index === lines.length - 1 ? null : () => shift(index, 1)}
            />
          ))}
        </ul>
      )}
      {lines.length > 0 && <ListTotal lines={lines} matches={matches} isAdding={isAdding} onAddAll={addAll} />}
    </>
  );
}

interface SavedListLineProps {
  line: SavedLine;
  /** Null while it is being looked up. */
  match: useMatch_match$key | null;
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
function SavedListLine({ line, match, refusal, others, onChange, onPut, onUp, onDown }: SavedListLineProps) {
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
        {others.length > 0 && <MoveOrCopy sku={line.sku} others={others} onPut={onPut} />}
      </div>
    </QuickOrderLine>
  );
}

interface MoveOrCopyProps {
  sku: string;
  others: readonly SavedList[];
  onPut: (other: SavedList, isMove: boolean) => void;
}

/** Puts a line into another list. */
function MoveOrCopy({ sku, others, onPut }: MoveOrCopyProps) {
  return (
    <select
      className={styles.select}
      aria-label={`Move or copy ${sku} to another list`}
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
  );
}

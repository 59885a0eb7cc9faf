import { startTransition, useOptimistic, useState, type FormEvent } from 'react';
import { changedLines, type SavedContentChange } from '@storefront/domain/saved-list.rules.ts';
import { skuKey } from '@storefront/domain/sku.rules.ts';
import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import { keepsStorage } from '../../browser/browser-storage.ts';
import type { SaveTarget } from '../../catalogue/product/save/SaveButton.tsx';
import { Link } from '../../framework/navigation/Link.tsx';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/field/Field.tsx';
import { FormOutcome } from '../../ui/form/FormOutcome.tsx';
import * as styles from './SaveDialog.css.ts';
import type { SavedList } from './store/guest-lists.rules.ts';
import type { SavedLists } from './store/saved-lists.ts';
import { WithSavedLists } from './store/WithSavedLists.tsx';

interface SaveDialogProps {
  target: SaveTarget;
  attempt: number;
  onClose: () => void;
}

export function SaveDialog({ target, attempt, onClose }: SaveDialogProps) {
  return (
    <WithSavedLists attempt={attempt}>
      {(lists) => <Choice lists={lists} target={target} onClose={onClose} />}
    </WithSavedLists>
  );
}

function withChange(lists: readonly SavedList[], { id, change }: { id: string; change: SavedContentChange }) {
  return lists.map((list) => (list.id === id ? { ...list, lines: changedLines(list.lines, change) } : list));
}

const KEPT = 'Saved on this device.';
const NOT_KEPT = 'Your browser doesn’t let us save lists on this device.';

function Choice({
  lists: { lists, place, create, update },
  target,
  onClose,
}: Omit<SaveDialogProps, 'attempt'> & { lists: SavedLists }) {
  const announce = useAnnounce();
  const [name, setName] = useState(lists.length === 0 ? 'My list' : '');
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const [isKept] = useState(keepsStorage);
  const [shown, showChange] = useOptimistic(lists, withChange);
  const line = { sku: target.sku, quantity: 1, note: '' };

  function toggle({ id, name: listName }: SavedList, isOn: boolean) {
    const change = isOn ? { lines: [line] } : { removedSkus: [target.sku] };
    startTransition(async () => {
      showChange({ id, change });
      const refusal = await update(id, change);
      setProblem(refusal);
      if (refusal === null) announce(isOn ? `Saved to ${listName}` : `Removed from ${listName}`);
    });
  }

  async function start(event: FormEvent) {
    event.preventDefault();
    setPending(true);
    const created = await create(name, [line]);
    setPending(false);
    if ('refusal' in created) return setProblem(created.refusal);
    announce(`Saved to ${name}`);
    onClose();
  }

  return (
    <div className={styles.dialog}>
      <p className={styles.name}>{target.name}</p>
      <FormOutcome problem={problem} />
      {lists.length > 0 && (
        <fieldset className={styles.lists}>
          <legend className={styles.legend}>Your lists</legend>
          {shown.map((list) => (
            <label key={list.id} className={styles.list}>
              <input
                type="checkbox"
                className={styles.box}
                checked={list.lines.some(({ sku }) => skuKey(sku) === skuKey(target.sku))}
                onChange={(event) => toggle(list, event.target.checked)}
              />
              <span className={styles.listName}>{list.name}</span>
              <span className={styles.count}>{list.lines.length}</span>
            </label>
          ))}
        </fieldset>
      )}
      <form className={styles.form} onSubmit={(event) => void start(event)}>
        <Field
          label={lists.length === 0 ? 'Name of your list' : 'New list'}
          value={name}
          onChange={setName}
          maxLength={TEXT_LENGTHS.savedListName}
          autoComplete="off"
          placeholder="For later"
        />
        <Button type="submit" tone={lists.length === 0 ? 'primary' : 'secondary'} pending={isPending}>
          {lists.length === 0 ? 'Save' : 'Create and save'}
        </Button>
      </form>
      <p className={styles.foot}>
        <Link to="/saved-lists" onClick={onClose}>
          See your lists
        </Link>
        {place === 'browser' && <span>{` ${isKept ? KEPT : NOT_KEPT} Sign in to keep them in your account.`}</span>}
      </p>
    </div>
  );
}

import { useState, type FormEvent } from 'react';
import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { focusOnMount } from '../../../ui/field/focus-on-mount.ts';
import { FormOutcome } from '../../../ui/form/FormOutcome.tsx';
import { PrintButton } from '../../../ui/print/PrintButton.tsx';
import { useToast } from '../../../ui/toast/Toaster.tsx';
import type { SavedList } from '../store/guest-lists.rules.ts';
import type { SavedLists } from '../store/saved-lists.ts';
import { ShareList } from './ShareList.tsx';
import * as styles from './SavedListsPage.css.ts';

interface ListToolsProps {
  list: SavedList;
  lists: SavedLists;
  onDeleted: () => void;
}

/** The name of a list, and what can be done with it as a whole. */
export function ListTools({ list, lists, onDeleted }: ListToolsProps) {
  const toast = useToast();
  const [name, setName] = useState<string | null>(null);
  const [isSharing, setSharing] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function rename(event: FormEvent) {
    event.preventDefault();
    const refusal = name === null || name === list.name ? null : await lists.update(list.id, { name });
    setProblem(refusal);
    if (refusal === null) setName(null);
  }

  async function remove() {
    const refusal = await lists.remove(list.id);
    setProblem(refusal);
    if (refusal !== null) return;
    toast(`${list.name} deleted`);
    onDeleted();
  }

  return (
    <>
      <h1 className={name === null ? styles.listTitle : styles.hidden}>{list.name}</h1>
      {name !== null && (
        <form className={styles.form} onSubmit={(event) => void rename(event)}>
          <Field
            label="Name of the list"
            value={name}
            onChange={setName}
            maxLength={TEXT_LENGTHS.savedListName}
            autoComplete="off"
            ref={focusOnMount}
          />
          <Button type="submit">Keep name</Button>
        </form>
      )}
      <FormOutcome problem={problem} />
      <div className={styles.tools}>
        <Button size="small" onClick={() => setName(list.name)}>
          Rename
        </Button>
        <Button size="small" aria-expanded={isSharing} onClick={() => setSharing(!isSharing)}>
          {list.shareKey ? 'Shared' : 'Share'}
        </Button>
        <PrintButton>Print as a quotation</PrintButton>
        <Button size="small" tone="quiet" aria-expanded={isDeleting} onClick={() => setDeleting(!isDeleting)}>
          Delete list
        </Button>
      </div>
      {isDeleting && (
        <section className={styles.panel} aria-label="Delete list">
          <p>
            Delete {list.name}
            {list.shareKey && ' and its link'}? This can’t be undone.
          </p>
          <div className={styles.tools}>
            <Button size="small" tone="primary" onClick={() => void remove()}>
              Yes, delete it
            </Button>
            <Button size="small" onClick={() => setDeleting(false)}>
              Keep it
            </Button>
          </div>
        </section>
      )}
      {isSharing && <ShareList list={list} lists={lists} />}
    </>
  );
}

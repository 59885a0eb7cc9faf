import { useState, type FormEvent, use } from 'react';
import { useNavigate } from 'react-router';
import { ARCHIVED_CODES_MAXIMUM, DOCUMENTS_PATH } from '@storefront/domain/product/documents.data.ts';
import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import { copyText } from '../../../browser/clipboard.ts';
import { Link } from '../../../framework/navigation/Link.tsx';
import { signInPath } from '../../../relay/session/session.rules.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { focusOnMount } from '../../../ui/field/focus-on-mount.ts';
import { FormOutcome } from '../../../ui/form/FormOutcome.tsx';
import { PrintButton } from '../../../ui/print/PrintButton.tsx';
import { ShopContext } from '../../../ui/shop/shop-context.ts';
import { useToast } from '../../../ui/toast/Toaster.tsx';
import type { SavedList } from '../store/guest-lists.rules.ts';
import type { SavedLists } from '../store/saved-lists.ts';
import * as styles from './SavedListsPage.css.ts';

interface ListToolsProps {
  list: SavedList;
  lists: SavedLists;
  /** A product of the list has documents. */
  hasDocuments: boolean;
  onDeleted: () => void;
}

export function ListTools({ list, lists, hasDocuments, onDeleted }: ListToolsProps) {
  const toast = useToast();
  const navigate = useNavigate();
  const [name, setName] = useState<string | null>(null);
  const [isSharing, setSharing] = useState(false);
  const [isQuoting, setQuoting] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function rename(event: FormEvent) {
    event.preventDefault();
    const refusal = name === null || name === list.name ? null : await lists.update(list.id, { name });
    setProblem(refusal);
    if (refusal === null) setName(null);
  }

  async function quote() {
    setQuoting(true);
    const made = await lists.quote?.(list.id);
    setQuoting(false);
    if (made && 'id' in made) await navigate(`/quotations/${made.id}`);
    else setProblem(made?.refusal ?? null);
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
        {lists.quote ? (
          <Button size="small" pending={isQuoting} onClick={() => void quote()}>
            Make a quotation
          </Button>
        ) : (
          <PrintButton tone="secondary" size="small">
            Print as a quotation
          </PrintButton>
        )}
        {hasDocuments && <DocumentsLink lines={list.lines} />}
        <Button size="small" tone="quiet" aria-expanded={isDeleting} onClick={() => setDeleting(!isDeleting)}>
          Delete list
        </Button>
      </div>
      {isDeleting && <DeleteList list={list} onDelete={() => void remove()} onKeep={() => setDeleting(false)} />}
      {isSharing && <ShareList list={list} lists={lists} />}
    </>
  );
}

interface DeleteListProps {
  list: SavedList;
  onDelete: () => void;
  onKeep: () => void;
}

function DeleteList({ list, onDelete, onKeep }: DeleteListProps) {
  return (
    <section className={styles.panel} aria-label="Delete list">
      <p>{`Delete ${list.name}${list.shareKey ? ' and its link' : ''}? This can’t be undone.`}</p>
      <div className={styles.tools}>
        <Button size="small" tone="primary" onClick={onDelete}>
          Yes, delete it
        </Button>
        <Button size="small" onClick={onKeep}>
          Keep it
        </Button>
      </div>
    </section>
  );
}

function ShareList({ list, lists: { place, share } }: { list: SavedList; lists: SavedLists }) {
  const toast = useToast();
  const shop = use(ShopContext);
  const [isExVat, setExVat] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  async function change(isShared: boolean) {
    setPending(true);
    setProblem(await share(list.id, isShared));
    setPending(false);
    if (!isShared) toast('The link no longer opens');
  }

  async function copy(link: string) {
    toast((await copyText(link)) ? 'Link copied' : 'Your browser didn’t allow copying.');
  }

  if (place === 'browser')
    return (
      <section className={styles.panel} aria-label="Share this list">
        <p>
          <Link to={signInPath('/saved-lists')}>Sign in</Link> to share this list by a link. It moves to your account.
        </p>
      </section>
    );
  const path = `/shared-lists/${list.shareKey}${isExVat ? '?vat=excluded' : ''}`;
  const link = new URL(path, shop?.url ?? location.href).href;
  return (
    <section className={styles.panel} aria-label="Share this list">
      <FormOutcome problem={problem} />
      {list.shareKey ? (
        <>
          <p>Anyone with this link can see the list and order from it. They can’t change it.</p>
          <p className={styles.link}>{link}</p>
          <label className={styles.check}>
            <input type="checkbox" checked={isExVat} onChange={(event) => setExVat(event.target.checked)} />
            Show prices ex VAT first
          </label>
          <div className={styles.tools}>
            <Button size="small" tone="primary" onClick={() => void copy(link)}>
              Copy link
            </Button>
            <Button size="small" pending={isPending} onClick={() => void change(false)}>
              Revoke link
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>Get a link for a client or colleague. They can see the list and order from it, but not change it.</p>
          <Button size="small" tone="primary" pending={isPending} onClick={() => void change(true)}>
            Create link
          </Button>
        </>
      )}
    </section>
  );
}

/** One archive, of all lines or of as many as it may hold. */
function DocumentsLink({ lines }: Pick<SavedList, 'lines'>) {
  const archived = lines.slice(0, ARCHIVED_CODES_MAXIMUM).map(({ sku }) => sku);
  const path = `${DOCUMENTS_PATH}archive.zip?skus=${encodeURIComponent(archived.join(','))}`;
  return (
    <ButtonLink size="small" to={path} reloadDocument>
      {archived.length < lines.length
        ? `Download documents of the first ${ARCHIVED_CODES_MAXIMUM} lines`
        : 'Download all documents'}
    </ButtonLink>
  );
}

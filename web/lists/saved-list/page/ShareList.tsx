import { use, useState } from 'react';
import { Link } from 'react-router';
import { copyText } from '../../../browser/clipboard.ts';
import { signInPath } from '../../../relay/session/session.rules.ts';
import { ShopContext } from '../../../ui/shop/shop-context.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormOutcome } from '../../../ui/form/FormOutcome.tsx';
import { useToast } from '../../../ui/toast/Toaster.tsx';
import type { SavedList } from '../store/guest-lists.rules.ts';
import type { SavedLists } from '../store/saved-lists.ts';
import * as styles from './SavedListsPage.css.ts';

/** Gives a list a link that anyone can open, copies it, and revokes it. */
export function ShareList({ list, lists: { place, share } }: { list: SavedList; lists: SavedLists }) {
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

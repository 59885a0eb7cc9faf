import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ButtonLink, Button } from '../../../ui/Button.tsx';
import { WithSavedLists } from '../store/WithSavedLists.tsx';
import { ListCards } from './ListCards.tsx';
import { SavedListDetail } from './SavedListDetail.tsx';
import { useState, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { itemsText, linesOf } from '@storefront/domain/order-lines.rules.ts';
import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import { formatNumber } from '@storefront/domain/text.rules.ts';
import { keepsStorage } from '../../../browser/browser-storage.ts';
import { refusedLinesText } from '../../quick-order/add-order-lines.ts';
import { signInPath } from '../../../relay/session/session.rules.ts';
import { Field } from '../../../ui/field/Field.tsx';
import { FormOutcome } from '../../../ui/form/FormOutcome.tsx';
import type { SavedLists } from '../store/saved-lists.ts';
import * as styles from './SavedListsPage.css.ts';
import { Link } from '../../../framework/navigation/Link.tsx';

export function SavedListsContents({ listId, attempt }: { listId: string | null; attempt: number }) {
  return (
    <WithSavedLists attempt={attempt}>
      {(lists) => {
        if (listId === null) return <ListOfLists lists={lists} />;
        const list = lists.lists.find(({ id }) => id === listId);
        if (list) return <SavedListDetail key={list.id} list={list} lists={lists} />;
        return (
          <EmptyState
            title="We can’t find that list"
            level={1}
            action={
              <ButtonLink to="/saved-lists" tone="primary">
                See your lists
              </ButtonLink>
            }
          >
            It may have been deleted, or be in another browser or account.
          </EmptyState>
        );
      }}
    </WithSavedLists>
  );
}

function ListOfLists({ lists: { lists, place, create, quote } }: { lists: SavedLists }) {
  const navigate = useNavigate();
  const items = useSearchParams()[0].get('items');
  /** The lines of a basket or an order that become a list. */
  const { lines: given, refused } = linesOf(itemsText(items ?? ''));
  const [name, setName] = useState('');
  const [problem, setProblem] = useState(() => refusedLinesText(refused));
  const [isPending, setPending] = useState(false);
  const [isKept] = useState(keepsStorage);

  async function start(event: FormEvent) {
    event.preventDefault();
    setPending(true);
    const created = await create(
      name,
      given.map((line) => ({ ...line, note: '' })),
    );
    setPending(false);
    if ('refusal' in created) setProblem(created.refusal);
    else await navigate(`/saved-lists/${created.id}`, { replace: given.length > 0 });
  }

  return (
    <>
      <p className={styles.intro}>
        Keep a list for each project or person: save products with the heart, sort them by room, add quantities and
        notes, and order everything at once.{' '}
        {place === 'browser' && (
          <>
            <span>
              {isKept
                ? 'Your lists are saved on this device.'
                : 'Your browser doesn’t let us save lists on this device.'}
            </span>{' '}
            <Link to={signInPath('/saved-lists')}>Sign in</Link>{' '}
            <span>{isKept ? 'to have them on every device and to share them.' : 'to keep them in your account.'}</span>
          </>
        )}
      </p>
      {lists.length > 0 && <ListCards lists={lists} />}
      {quote && (
        <p className={styles.intro}>
          <Link to="/quotations">Your quotations</Link>
        </p>
      )}
      <form className={styles.form} onSubmit={(event) => void start(event)}>
        <FormOutcome
          problem={problem}
          message={
            given.length > 0 &&
            `${given.length === 1 ? 'One product goes' : `${formatNumber(given.length)} products go`} on the new list.`
          }
        />
        <Field
          label="New list"
          value={name}
          onChange={setName}
          maxLength={TEXT_LENGTHS.savedListName}
          autoComplete="off"
          placeholder="For later"
        />
        <Button
          type="submit"
          tone={lists.length === 0 || given.length > 0 ? 'primary' : 'secondary'}
          pending={isPending}
        >
          Create list
        </Button>
      </form>
    </>
  );
}

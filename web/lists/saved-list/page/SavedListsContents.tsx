import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { WithSavedLists } from '../store/WithSavedLists.tsx';
import { ListOfLists } from './ListOfLists.tsx';
import { SavedListDetail } from './SavedListDetail.tsx';

/** All lists, or the one with the id. */
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

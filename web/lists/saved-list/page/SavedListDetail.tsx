import { startTransition, useOptimistic, useState } from 'react';
import { useNavigate } from 'react-router';
import { changedContent, type SavedContentChange } from '@storefront/domain/saved-list.rules.ts';
import { useLookUp } from '../../quick-order/useLookUp.ts';
import { useAnnounce } from '../../../ui/Announcer.tsx';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { FormOutcome } from '../../../ui/form/FormOutcome.tsx';
import { useToast } from '../../../ui/toast/Toaster.tsx';
import type { SavedList } from '../store/guest-lists.rules.ts';
import type { SavedLists } from '../store/saved-lists.ts';
import { ListSections } from './ListSections.tsx';
import { ListTools } from './ListTools.tsx';
import { ListTotal } from './ListTotal.tsx';
import { LookUpFailure } from '../../quick-order/LookUpFailure.tsx';
import { QuotationHead } from './QuotationHead.tsx';
import { AddSection } from './SectionTools.tsx';
import * as styles from './SavedListsPage.css.ts';
import { useAddList } from './useAddList.ts';

export function SavedListDetail({ list, lists }: { list: SavedList; lists: SavedLists }) {
  const navigate = useNavigate();
  const toast = useToast();
  const announce = useAnnounce();
  const [problem, setProblem] = useState<string | null>(null);
  const [content, showChange] = useOptimistic(
    { lines: list.lines, sections: list.sections ?? [] },
    (before, change: SavedContentChange) => changedContent(before, change),
  );
  const { lines, sections } = content;
  const { matches, failure, retry } = useLookUp(lines);
  const hasDocuments = [...matches.values()].some(({ product }) => (product?.documents ?? []).length > 0);
  const { addAll, isAdding, refused, note } = useAddList(lines);
  const others = lists.lists.filter(({ id }) => id !== list.id);

  function change(wanted: SavedContentChange, said?: string) {
    startTransition(async () => {
      showChange(wanted);
      const refusal = await lists.update(list.id, wanted);
      setProblem(refusal);
      if (refusal === null && said) announce(said);
    });
  }

  /** A move takes the line from this list. */
  async function putOn(other: SavedList, sku: string, isMove: boolean) {
    const line = lines.find((candidate) => candidate.sku === sku);
    if (!line) return;
    const refusal = await lists.update(other.id, { lines: [{ ...line, section: '' }] });
    setProblem(refusal);
    if (refusal !== null) return;
    if (isMove) change({ removedSkus: [sku] });
    toast(isMove ? `Moved to ${other.name}` : `Copied to ${other.name}`);
  }

  return (
    <>
      <Breadcrumb
        items={[
          { name: 'Saved lists', path: '/saved-lists' },
          { name: list.name, path: `/saved-lists/${list.id}` },
        ]}
      />
      <ListTools
        list={list}
        lists={lists}
        hasDocuments={hasDocuments}
        onDeleted={() => void navigate('/saved-lists', { replace: true })}
      />
      <QuotationHead owner={lists.owner} />
      <FormOutcome problem={problem} message={note} />
      <LookUpFailure failure={failure} onRetry={retry} />
      {lines.length === 0 && (
        <p className={styles.intro}>
          Nothing on this list yet. Press the heart on a product, or save your basket as a list.
        </p>
      )}
      <ListSections
        content={content}
        matches={matches}
        refused={refused}
        others={others}
        onChange={change}
        onPut={(other, sku, isMove) => void putOn(other, sku, isMove)}
      />
      {list.sections && <AddSection sections={sections} onChange={change} />}
      {lines.length > 0 && <ListTotal lines={lines} matches={matches} isAdding={isAdding} onAddAll={addAll} />}
    </>
  );
}

import type { ComponentProps } from 'react';
import { PageMeta } from '../meta/PageMeta.tsx';
import { choiceCount } from './choices.rules.ts';
import { listSearch, wholeList, type ListState } from './list.rules.ts';

interface ListMetaProps extends ComponentProps<typeof PageMeta> {
  path: string;
  /** What the address says about the list. */
  state: ListState;
}

/** What a page with a list says of itself: the same products in another order, or fewer of them, are no other page. */
export function ListMeta({ title, path, state, ...rest }: ListMetaProps) {
  return (
    <PageMeta
      {...rest}
      title={state.page ? `${title} – page ${state.page}` : title}
      path={path + listSearch({ ...wholeList, page: state.page })}
      robots={choiceCount(state) > 1 ? 'noindex, follow' : undefined}
    />
  );
}

import type { ComponentProps } from 'react';
import { PageMeta } from '../../ui/meta/PageMeta.tsx';
import { filterCount } from './applied-filters.rules.ts';
import { wholeList, type ListState } from './list-state.rules.ts';
import { listSearch } from './list-url.rules.ts';

interface ListMetaProps extends ComponentProps<typeof PageMeta> {
  path: string;
  state: ListState;
}

/** The canonical URL leaves filters and sort order out: they make no page of their own. */
export function ListMeta({ title, path, state, ...rest }: ListMetaProps) {
  return (
    <PageMeta
      {...rest}
      title={state.page ? `${title} – page ${state.page}` : title}
      path={path + listSearch({ ...wholeList, page: state.page })}
      robots={filterCount(state) > 1 ? 'noindex, follow' : undefined}
    />
  );
}

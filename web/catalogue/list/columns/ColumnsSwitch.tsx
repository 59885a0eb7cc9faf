import { COLUMNS_ATTRIBUTE, COLUMNS_STORAGE_KEY, ONE_COLUMN, TWO_COLUMNS } from '../../product/grid-columns.data.ts';
import { createStoredView } from '../../../browser/storage/stored-view.ts';
import { Icon } from '../../../ui/Icon.tsx';
import * as styles from './ColumnsSwitch.css.ts';

const columns = createStoredView({
  key: COLUMNS_STORAGE_KEY,
  attribute: COLUMNS_ATTRIBUTE,
  views: [ONE_COLUMN, TWO_COLUMNS],
});

/** On phones: one or two products in a row. */
export function ColumnsSwitch() {
  const isTwo = columns.useView() === TWO_COLUMNS;
  return (
    <button type="button" className={styles.button} onClick={() => columns.choose(isTwo ? ONE_COLUMN : TWO_COLUMNS)}>
      <Icon name={isTwo ? 'column' : 'grid'} size={18} />
      {isTwo ? 'One per row' : 'Two per row'}
    </button>
  );
}

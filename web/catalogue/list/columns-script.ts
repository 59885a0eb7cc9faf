import { storedInScript } from '../../browser/browser-storage.ts';
import { COLUMNS_ATTRIBUTE, COLUMNS_STORAGE_KEY, TWO_COLUMNS } from '../product/grid-columns.data.ts';

/** In the document's head, so that the first paint has the stored number of columns. */
export const columnsScript =
  `if(${storedInScript(COLUMNS_STORAGE_KEY)}==='${TWO_COLUMNS}')` +
  `document.documentElement.setAttribute('${COLUMNS_ATTRIBUTE}','${TWO_COLUMNS}')`;

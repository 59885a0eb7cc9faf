import { container } from '../../../ui/Container.css.ts';
import { printed } from '../../../ui/print/printed.css.ts';
import { OpenedOrder } from '../OpenedOrder.tsx';
import * as styles from './InvoicePage.css.ts';
import { InvoiceView } from './InvoiceView.tsx';

/** The VAT invoice of a paid order, or its pro forma before payment, to print or save. */
export function InvoicePage() {
  return (
    <div className={`${container} ${printed} ${styles.page}`}>
      <OpenedOrder View={InvoiceView} />
    </div>
  );
}

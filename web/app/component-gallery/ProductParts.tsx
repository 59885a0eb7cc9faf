import { PriceFigures, type PriceViews } from '../../ui/price/PriceFigures.tsx';
import { Ribbon } from '../../ui/Ribbon.tsx';
import { StockNote } from '../../ui/StockNote.tsx';
import { Swatch } from '../../ui/Swatch.tsx';
import * as styles from './ComponentGallery.css.ts';
import { Part, State } from './Part.tsx';

const price: PriceViews = { incVat: { pence: 4_800 }, exVat: { pence: 4_000, amount: '40.0000' } };
const retailPrice: PriceViews = { incVat: { pence: 6_000 }, exVat: { pence: 5_000, amount: '50.0000' } };
const smallPrice: PriceViews = { incVat: { pence: 5 }, exVat: { pence: 4, amount: '0.0417' } };

const STOCK: readonly [status: string, message: string][] = [
  ['IN_STOCK', 'In stock'],
  ['PLENTY', '100+ available'],
  ['LOW_STOCK', 'Hurry! Limited stock available'],
  ['MADE_TO_ORDER', 'Made to order, 3–7 working days'],
  ['OUT_OF_STOCK', 'Out of stock'],
  ['UNAVAILABLE', 'No longer available'],
];

/** Prices, stock notes, ribbons and swatches. The VAT switch in the header shows the prices ex VAT. */
export function ProductParts() {
  return (
    <>
      <Part of={PriceFigures}>
        {(['small', 'medium', 'large'] as const).map((size) => (
          <State key={size} name={size}>
            <PriceFigures price={price} size={size} />
          </State>
        ))}
        <State name="the lowest of several">
          <PriceFigures price={price} from />
        </State>
        <State name="on sale, with the retail price">
          <PriceFigures price={price} was={retailPrice} />
        </State>
        <State name="under £1: four decimals ex VAT">
          <PriceFigures price={smallPrice} />
        </State>
      </Part>
      <Part of={StockNote}>
        {STOCK.map(([status, message]) => (
          <State key={status} name={status}>
            <StockNote status={status} message={message} />
          </State>
        ))}
      </Part>
      <Part of={Swatch}>
        <State name="dark">
          <Swatch colour="#3a3a38" edge="#3a3a38" label="Matt black" />
        </State>
        <State name="pale">
          <Swatch colour="#f7f5ef" edge="#b9b4a6" label="White" />
        </State>
        <State name="chosen">
          <Swatch colour="#b08d57" edge="#8a6d3b" label="Antique brass" chosen />
        </State>
      </Part>
      <Part of={Ribbon}>
        <State name="on a picture">
          <div className={styles.picture}>
            <Ribbon>Sale</Ribbon>
          </div>
        </State>
      </Part>
    </>
  );
}

import { formatMoney } from '@storefront/domain/money-text.rules.ts';
import { formatNumber } from '@storefront/domain/text.rules.ts';
import * as styles from './BusinessDocument.css.ts';

const RATE = '20%';

/** Amounts are ex VAT. */
interface DocumentLine {
  key: string;
  code: string;
  name: string;
  /** Below the name; empty for none. */
  note: string;
  /** Such as the variant's finish; empty for none. */
  options: string;
  quantity: number;
  /** As it is shown. */
  unitPrice: string;
  pence: number;
}

export interface DocumentSection {
  /** Null for lines without a heading. */
  heading: { name: string; note: string; pence: number } | null;
  key: string;
  lines: readonly DocumentLine[];
}

interface DocumentLinesProps {
  sections: readonly DocumentSection[];
  sums: readonly (readonly [name: string, pence: number])[];
}

/** The minus sign is that of figures, not a hyphen. */
const signedMoney = (pence: number) => (pence < 0 ? `−${formatMoney(-pence)}` : formatMoney(pence));

/** Ex VAT. */
export function DocumentLines({ sections, sums }: DocumentLinesProps) {
  const hasOptions = sections.some(({ lines }) => lines.some(({ options }) => options !== ''));
  const columns = hasOptions ? 6 : 5;
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.code}>
              Code
            </th>
            <th scope="col" className={styles.description}>
              Description
            </th>
            {hasOptions && (
              <th scope="col" className={styles.wideText}>
                Finish or option
              </th>
            )}
            <th scope="col" className={styles.wideFigure}>
              Quantity
            </th>
            <th scope="col" className={styles.wideFigure}>
              Unit price ex VAT
            </th>
            <th scope="col" className={styles.wideFigure}>
              VAT rate
            </th>
            <th scope="col" className={styles.figure}>
              Amount ex VAT
            </th>
          </tr>
        </thead>
        {sections.map(({ key, heading, lines }) => (
          <tbody key={key}>
            {heading && (
              <tr className={styles.sectionRow}>
                <th scope="rowgroup" colSpan={columns} className={styles.section}>
                  <span>{heading.name}</span>
                  {heading.note && <span className={styles.details}>{heading.note}</span>}
                </th>
                <td className={styles.subtotal}>{formatMoney(heading.pence)}</td>
              </tr>
            )}
            {lines.map((line) => (
              <LineRow key={line.key} line={line} hasOptions={hasOptions} />
            ))}
          </tbody>
        ))}
      </table>
      <dl className={styles.sums}>
        {sums.map(([name, pence]) => (
          <div key={name} className={styles.sum}>
            <dt>{name}</dt>
            <dd>{signedMoney(pence)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function LineRow({ line, hasOptions }: { line: DocumentLine; hasOptions: boolean }) {
  const { code, name, note, options, quantity, unitPrice, pence } = line;
  return (
    <tr className={styles.row}>
      <td className={styles.code}>{code}</td>
      <th scope="row" className={styles.description}>
        <span>{name}</span>
        {note && <span className={styles.details}>{note}</span>}
        <span className={styles.narrowDetails}>
          <span>{[code, options].filter(Boolean).join(' · ')}</span>
          <br />
          <span>{`${formatNumber(quantity)} × ${unitPrice}, VAT ${RATE}`}</span>
        </span>
      </th>
      {hasOptions && <td className={styles.wideText}>{options || '–'}</td>}
      <td className={styles.wideFigure}>{formatNumber(quantity)}</td>
      <td className={styles.wideFigure}>{unitPrice}</td>
      <td className={styles.wideFigure}>{RATE}</td>
      <td className={styles.figure}>{formatMoney(pence)}</td>
    </tr>
  );
}

import { useSyncExternalStore } from 'react';
import { copyText, hasClipboard } from '../../browser/clipboard.ts';
import { useToast } from '../../ui/toast/Toaster.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import * as styles from './TransferDetails.css.ts';

interface TransferDetailsProps {
  /** The rows to type at the bank; each value can be copied. */
  rows: readonly (readonly [name: string, value: string])[];
  /** The last moment for the payment, in words; null for none. */
  deadline: string | null;
}

const never = () => () => {};

/** The details of a bank transfer, one row each. */
export function TransferDetails({ rows, deadline }: TransferDetailsProps) {
  // Browsers have the clipboard on secure pages only.
  const canCopy = useSyncExternalStore(never, hasClipboard, () => false);
  return (
    <dl className={styles.rows}>
      {rows.map(([name, value]) => (
        <div key={name} className={styles.row}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
          {canCopy && (
            <dd>
              <CopyButton name={name} value={value} />
            </dd>
          )}
        </div>
      ))}
      {deadline && (
        <div className={styles.row}>
          <dt className={styles.name}>Pay by</dt>
          <dd className={styles.value}>{deadline}</dd>
        </div>
      )}
    </dl>
  );
}

function CopyButton({ name, value }: { name: string; value: string }) {
  const toast = useToast();

  async function copy() {
    // Banks take an amount without pound sign and commas.
    const isCopied = await copyText(value.startsWith('£') ? value.replaceAll(/[£,]/g, '') : value);
    toast(isCopied ? `${name} copied` : 'Your browser didn’t allow copying. Please select the text instead.');
  }

  return (
    <button type="button" className={styles.copy} onClick={() => void copy()}>
      Copy<VisuallyHidden> {name.toLowerCase()}</VisuallyHidden>
    </button>
  );
}

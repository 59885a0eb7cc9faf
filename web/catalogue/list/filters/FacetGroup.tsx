import { useState, type ReactNode } from 'react';
import { Tooltip } from '../../../ui/tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { explanations } from '../../product/specifications/explanations.data.ts';
import * as styles from './FilterPanel.css.ts';

interface FacetGroupProps {
  name: string;
  /** Such as "inc VAT". */
  note?: string;
  chosen: number;
  /** A facet with a selected value always starts open. */
  open: boolean;
  /** Leaves its content out until it is opened. Defaults to false. */
  fillsOnOpening?: boolean;
  children: ReactNode;
}

export function FacetGroup({ name, note, chosen, open, fillsOnOpening = false, children }: FacetGroupProps) {
  // Only the initial state: afterwards the shopper opens and closes it.
  const [isOpenAtFirst] = useState(open || chosen > 0);
  const [isFilled, setFilled] = useState(isOpenAtFirst || !fillsOnOpening);
  const explanation = explanations.get(name);
  return (
    <div className={styles.group}>
      {explanation && (
        <span className={styles.explanation}>
          <Tooltip label={`About ${name}`}>{explanation}</Tooltip>
        </span>
      )}
      <details open={isOpenAtFirst}>
        <summary className={styles.summary} onClick={() => setFilled(true)}>
          <span>
            <span>{name}</span>
            {note && <span className={styles.note}>{` ${note}`}</span>}
            {chosen > 0 && (
              <span className={styles.chosen}>
                <span>{chosen}</span>
                <VisuallyHidden> selected</VisuallyHidden>
              </span>
            )}
          </span>
        </summary>
        <fieldset className={styles.content}>
          <legend>
            <VisuallyHidden>{name}</VisuallyHidden>
          </legend>
          {isFilled && children}
        </fieldset>
      </details>
    </div>
  );
}

import { useState } from 'react';
import { graphql, readInlineData } from 'relay-runtime';
import type { EnergyArrow_product$key } from '../../__generated__/EnergyArrow_product.graphql.ts';
import { useLazyModule } from '../../ui/useLazyModule.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { energyColours } from './energy.data.ts';
import { arrow } from './energy/EnergyArrow.css.ts';

interface EnergyArrowProps {
  product: EnergyArrow_product$key;
}

/** The law requires it beside the price, in the colour of the class, with the scale. */
export function EnergyArrow({ product }: EnergyArrowProps) {
  const { path, energyClass } = readInlineData(
    graphql`
      fragment EnergyArrow_product on Product @inline {
        path
        energyClass
      }
    `,
    product,
  );
  const [isOpen, setOpen] = useState(false);
  const [dialog, needDialog] = useLazyModule(() => import('./energy/EnergyDialog.tsx'));
  const colour = energyColours.get(energyClass ?? '');
  if (!colour) return null;
  return (
    <>
      <button
        type="button"
        className={arrow}
        aria-haspopup="dialog"
        onPointerEnter={needDialog}
        onFocus={needDialog}
        onClick={() => {
          needDialog();
          setOpen(true);
        }}
      >
        <svg
          width="44"
          height="22"
          viewBox="0 0 44 22"
          fontFamily="inherit"
          fontWeight="700"
          textAnchor="middle"
          aria-hidden="true"
        >
          <path d="M.5.5h13v21H.5z" fill="#fff" stroke="#000" />
          <path d="M7 8.4v5.2M5 10.2l2-2 2 2" fill="none" stroke="#000" />
          <text x="7" y="7.2" fontSize="7">
            A
          </text>
          <text x="7" y="20.4" fontSize="7">
            G
          </text>
          <path d="M13.5.5H34L43.5 11 34 21.5H13.5z" fill={colour} stroke="#000" />
          <text x="25" y="16.6" fontSize="16" fill="#fff" stroke="#000" strokeWidth="1" paintOrder="stroke">
            {energyClass}
          </text>
        </svg>
        <VisuallyHidden>{`Energy class ${energyClass} on a scale from A to G, show the label`}</VisuallyHidden>
      </button>
      {dialog && <dialog.EnergyDialog path={path} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

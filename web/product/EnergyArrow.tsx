import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { energyColours } from './energy.data.ts';

interface EnergyArrowProps {
  /** A to G; anything else draws nothing. */
  energyClass: string | null | undefined;
}

/** The energy class of a light source as the law wants it beside a price: the class in its coloured arrow, next to the scale it is on. */
export function EnergyArrow({ energyClass }: EnergyArrowProps) {
  const colour = energyColours[energyClass ?? ''];
  if (!colour) return null;
  return (
    <span>
      <svg width="44" height="22" viewBox="0 0 44 22" fontFamily="inherit" fontWeight="700" textAnchor="middle" aria-hidden="true">
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
      <VisuallyHidden>{`Energy class ${energyClass} on a scale from A to G`}</VisuallyHidden>
    </span>
  );
}

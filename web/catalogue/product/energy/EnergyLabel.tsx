import { energyColours } from '../energy.data.ts';
import { EuropeanFlag, UnionFlag } from './flags.tsx';

interface EnergyLabelProps {
  energyClass: string;
  supplier: string;
  model: string;
  /** kWh per 1,000 hours; null when unknown. */
  consumption: number | null;
  region: 'GB' | 'EU';
}

const CLASSES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
/** The top of the scale, and the height of one class. */
const TOP = 186;
const STEP = 52;

/** The energy label of a light source, in the statutory ratio of 36:75. */
export function EnergyLabel({ energyClass, supplier, model, consumption, region }: EnergyLabelProps) {
  const place = CLASSES.indexOf(energyClass);
  return (
    <svg viewBox="0 0 360 750" width="288" height="600" fontFamily="Verdana, Arial, sans-serif" aria-hidden="true">
      <rect x="2" y="2" width="356" height="746" rx="8" fill="#fff" stroke="#000" strokeWidth="4" />
      {region === 'GB' ? <UnionFlag /> : <EuropeanFlag />}
      <path d="M116 20h224v60H116z" fill={region === 'GB' ? '#012169' : '#039'} />
      <text x="130" y="64" fontSize="38" fontWeight="700" fill="#fff" textLength="164" lengthAdjust="spacingAndGlyphs">
        ENERGY
      </text>
      <path d="M322 26l-16 28h10l-8 22 22-30h-11l9-20z" fill="#fff200" />
      <Line y={116} text={supplier} />
      <Line y={146} text={model} />
      <path d="M20 162h320" stroke="#000" strokeWidth="2" />
      {CLASSES.map((letter, index) => (
        <g key={letter} transform={`translate(20 ${TOP + index * STEP})`}>
          <path d={`M0 0h${76 + index * 16}l20 20-20 20H0z`} fill={energyColours.get(letter)} />
          <text
            x="12"
            y="33"
            fontSize="36"
            fontWeight="700"
            fill="#fff"
            stroke="#000"
            strokeWidth="1.5"
            paintOrder="stroke"
          >
            {letter}
          </text>
        </g>
      ))}
      <g transform={`translate(236 ${TOP + place * STEP - 12})`}>
        <path d="M104 0H32L0 32l32 32h72z" />
        <text x="62" y="50" fontSize="50" fontWeight="700" fill="#fff" textAnchor="middle">
          {energyClass}
        </text>
      </g>
      <path d="M20 564h320" stroke="#000" strokeWidth="2" />
      {consumption !== null && (
        <text x="180" y="648" textAnchor="middle">
          <tspan fontSize="64" fontWeight="700">
            {consumption}
          </tspan>
          <tspan fontSize="30"> kWh/1000h</tspan>
        </text>
      )}
      <path d="M20 700h320" stroke="#000" strokeWidth="2" />
      <text x="340" y="730" fontSize="20" textAnchor="end">
        2019/2015
      </text>
    </svg>
  );
}

/** Longer lines would overflow the label. */
const LINE_CHARACTERS = 25;

function Line({ y, text }: { y: number; text: string }) {
  const isLong = text.length > LINE_CHARACTERS;
  return (
    <text x="20" y={y} fontSize="22" {...(isLong && { textLength: 320, lengthAdjust: 'spacingAndGlyphs' })}>
      {text}
    </text>
  );
}

import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { readPostcode } from '../../../cart/delivery/postcode-cookie.ts';
import type { EnergyDialogQuery } from '../../../__generated__/EnergyDialogQuery.graphql.ts';
import { LoadedPart } from '../../../ui/LoadedPart.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { consumption, datum, informationSheet, labelRegion } from './energy.rules.ts';
import * as styles from './EnergyDialog.css.ts';
import { energyColours } from '../energy.data.ts';

interface EnergyDialogProps {
  path: string;
  open: boolean;
  onClose: () => void;
}

/** Both load when the dialog opens. */
export function EnergyDialog({ path, open, onClose }: EnergyDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Energy label" kind="wide">
      <LoadedPart
        message="We couldn’t load the energy label."
        fallback={<div className={styles.columns} aria-busy="true" />}
      >
        {(attempt) => <LabelAndSheet path={path} attempt={attempt} />}
      </LoadedPart>
    </Dialog>
  );
}

function LabelAndSheet({ path, attempt }: { path: string; attempt: number }) {
  const { product } = useLazyLoadQuery<EnergyDialogQuery>(
    graphql`
      query EnergyDialogQuery($path: String!) @throwOnFieldError {
        product(path: $path) {
          name
          sku
          brand {
            name
          }
          energyClass
          specifications {
            name
            value
          }
        }
      }
    `,
    { path },
    { fetchPolicy: 'store-or-network', fetchKey: attempt },
  );
  // Safe during render: the dialog opens by a click, so it never renders on the server.
  const [region] = useState(() => labelRegion(readPostcode()));
  if (!product?.energyClass) return <p className={styles.columns}>Product not found</p>;
  return (
    <div className={styles.columns}>
      <div className={styles.label}>
        <EnergyLabel
          energyClass={product.energyClass}
          supplier={product.brand?.name ?? ''}
          model={product.sku}
          consumption={consumption(datum(product, 'Wattage (W)'))}
          region={region}
        />
        <VisuallyHidden>
          {`Energy label: class ${product.energyClass} on a scale from A to G. ` +
            'Its details are in the product information sheet.'}
        </VisuallyHidden>
        {region === 'EU' && (
          <p className={styles.note}>
            Ask us for the printed label with the QR code for the European product registry.
          </p>
        )}
      </div>
      <table className={styles.sheet}>
        <caption className={styles.caption}>
          Product information sheet
          <span className={styles.note}>{product.name}</span>
        </caption>
        <tbody>
          {informationSheet(product).map(({ name, value }) => (
            <tr key={name} className={styles.row}>
              <th scope="row" className={styles.name}>
                {name}
              </th>
              <td className={styles.value}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface EnergyLabelProps {
  energyClass: string;
  supplier: string;
  model: string;
  /** kWh per 1,000 hours; null when unknown. */
  consumption: number | null;
  region: 'GB' | 'EU';
}

const CLASSES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
const TOP = 186;
const STEP = 52;

/** In the statutory ratio of 36:75. */
function EnergyLabel({ energyClass, supplier, model, consumption, region }: EnergyLabelProps) {
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

const PLACE = 'translate(20 20)';

function UnionFlag() {
  return (
    <g transform={PLACE}>
      <path d="M0 0h90v60H0z" fill="#012169" />
      <path d="M0 0l90 60M90 0L0 60" stroke="#fff" strokeWidth="12" />
      <path d="M0 0l90 60M90 0L0 60" stroke="#c8102e" strokeWidth="4" />
      <path d="M45 0v60M0 30h90" stroke="#fff" strokeWidth="20" />
      <path d="M45 0v60M0 30h90" stroke="#c8102e" strokeWidth="12" />
      <path d="M-8-8h106v76H-8z" fill="none" stroke="#fff" strokeWidth="16" />
    </g>
  );
}

const STARS = Array.from({ length: 12 }, (_, hour) => (hour * Math.PI) / 6);
const RADIUS = 20;
const fixed = (figure: number) => figure.toFixed(2);

function EuropeanFlag() {
  return (
    <g transform={PLACE}>
      <path d="M0 0h90v60H0z" fill="#039" />
      {STARS.map((angle) => (
        <path
          key={angle}
          transform={`translate(${fixed(45 + RADIUS * Math.sin(angle))} ${fixed(30 - RADIUS * Math.cos(angle))})`}
          d="M0-4l1 2.800h3l-2.400 1.800.9 2.900L0 1.700l-2.500 1.800.9-2.900L-4-1.200h3z"
          fill="#fc0"
        />
      ))}
    </g>
  );
}

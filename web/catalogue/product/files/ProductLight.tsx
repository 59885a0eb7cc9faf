import { useId } from 'react';
import type { ProductFiles_product$data } from '../../../__generated__/ProductFiles_product.graphql.ts';
import { formatNumber } from '@storefront/domain/text.rules.ts';
import { outlinesOf, RADIUS, shinesUp } from './polar-curve.rules.ts';
import * as styles from './ProductFiles.css.ts';

const MARGIN = 8;
const whole = (figure: number) => formatNumber(Math.round(figure));

/** A polar curve, with the same in words, and the light at distances below it. */
export function ProductLight(photometry: NonNullable<ProductFiles_product$data['photometry']>) {
  const { lumens, peakCandela, beamAngle, beamAngleAcross, illuminance, curves } = photometry;
  const captionId = useId();
  const top = shinesUp(curves) ? -RADIUS - MARGIN : -MARGIN;
  const isRound = beamAngleAcross === null || beamAngleAcross === beamAngle;
  const beam = beamAngle && `, beam ${isRound ? '' : `${beamAngleAcross}° × `}${beamAngle}°`;
  const words = `${whole(lumens)} lm, ${whole(peakCandela)} cd at its brightest${beam ?? ''}.`;
  return (
    <div className={styles.light}>
      <figure className={styles.figure}>
        <svg
          viewBox={`${-RADIUS - MARGIN} ${top} ${2 * (RADIUS + MARGIN)} ${RADIUS + MARGIN - top}`}
          className={styles.drawing}
          // The caption says the same in words.
          aria-hidden="true"
        >
          <path className={styles.grid} d={GRID} />
          {outlinesOf(curves, peakCandela).map((outline, index) => (
            <path key={outline} className={index === 0 ? styles.along : styles.across} d={outline} />
          ))}
        </svg>
        <figcaption className={styles.caption}>
          {`${words}${curves.length > 1 ? ' Solid: C0–C180. Dashed: C90–C270.' : ''}`}
        </figcaption>
      </figure>
      <div>
        <p id={captionId} className={styles.caption}>
          Straight below, without reflections
        </p>
        <table className={styles.table} aria-labelledby={captionId}>
          <thead>
            <tr>
              <th scope="col">Distance</th>
              <th scope="col">Light</th>
              {beamAngle !== null && <th scope="col">Beam width</th>}
            </tr>
          </thead>
          <tbody>
            {illuminance.map(({ metres, lux, beamWidth }) => (
              <tr key={metres}>
                <th scope="row">{`${metres} m`}</th>
                <td>{`${whole(lux)} lx`}</td>
                {beamAngle !== null && <td>{beamWidth ? `${beamWidth.toFixed(1)} m` : ''}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const circle = (radius: number) =>
  `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

/** Circles at halves of the peak, and lines at every 30°. */
const LINES = 'M-100 0H100M0-100V100M-87-50L87 50M-87 50L87-50M-50-87L50 87M-50 87L50-87';
const GRID = circle(RADIUS) + circle(RADIUS / 2) + LINES;

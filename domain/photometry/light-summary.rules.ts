import { beamAngle, candelaAt, peakCandela, totalLumens, type Photometry } from './photometry.rules.ts';

/** Candela and lumens to one decimal, angles to whole degrees. */
export interface LightSummary {
  lumens: number;
  peakCandela: number;
  /** Straight down. */
  candelaBelow: number;
  /** In the planes C0–C180 and C90–C270, in degrees; null for light without a beam. */
  beamAngles: readonly [along: number | null, across: number | null];
  /** One for light that is the same all round, else those of C0, C90, C180 and C270. */
  curves: readonly PolarCurve[];
}

/** Candela from γ 0° to 180° in steps of `CURVE_STEP`. */
export interface PolarCurve {
  c: number;
  candela: readonly number[];
}

export const CURVE_STEP = 5;

export const CURVE_VALUES = 180 / CURVE_STEP + 1;

const toDecimal = (value: number) => Math.round(value * 10) / 10;
const toDegrees = (angle: number | null) => (angle === null ? null : Math.round(angle));

export function lightSummary(photometry: Photometry): LightSummary {
  const planes = photometry.planes.length === 1 ? [0] : [0, 90, 180, 270];
  return {
    lumens: toDecimal(totalLumens(photometry)),
    peakCandela: toDecimal(peakCandela(photometry)),
    candelaBelow: toDecimal(candelaAt(photometry, 0, 0)),
    beamAngles: [toDegrees(beamAngle(photometry, 0)), toDegrees(beamAngle(photometry, 90))],
    curves: planes.map((c) => ({
      c,
      candela: Array.from({ length: CURVE_VALUES }, (_, index) =>
        toDecimal(candelaAt(photometry, c, index * CURVE_STEP)),
      ),
    })),
  };
}

/** In metres, to where the light falls to half. Null from 180° on. */
export function beamWidth(angle: number | null, metres: number): number | null {
  return angle === null || angle >= 180 ? null : 2 * metres * Math.tan((angle * Math.PI) / 360);
}

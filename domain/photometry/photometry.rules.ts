/**
 * Type C angles: γ from 0° straight down to 180° straight up, C around that axis. Planes ascend from 0° to below
 * 360°, the file's symmetries written out.
 */
export interface Photometry {
  gammas: readonly number[];
  planes: readonly IntensityPlane[];
  /** In lumens, as the file states it; null for absolute photometry. */
  lampLumens: number | null;
  /** Null when the file does not state it. */
  watts: number | null;
}

export interface IntensityPlane {
  c: number;
  /** Candela by γ. */
  candela: readonly number[];
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** In candela, interpolated between the angles of the file; 0 beyond its γ. */
export function candelaAt({ gammas, planes }: Photometry, c: number, gamma: number): number {
  const angle = ((c % 360) + 360) % 360;
  // The last plane is followed by the first; -1 is the last.
  const place = planes.findLastIndex((plane) => plane.c <= angle);
  const from = planes.at(place);
  const to = planes[place + 1] ?? planes[0];
  if (!from || !to) return 0;
  const width = (to.c - from.c + 360) % 360 || 360;
  const share = ((angle - from.c + 360) % 360) / width;
  return (1 - share) * inPlane(gammas, from, gamma) + share * inPlane(gammas, to, gamma);
}

function inPlane(gammas: readonly number[], { candela }: IntensityPlane, gamma: number): number {
  const after = gammas.findIndex((angle) => angle >= gamma);
  const end = gammas[after];
  const value = candela[after];
  if (end === undefined || value === undefined) return 0;
  if (end === gamma) return value;
  const start = gammas[after - 1];
  const before = candela[after - 1];
  if (start === undefined || before === undefined) return 0;
  return before + ((value - before) * (gamma - start)) / (end - start);
}

/** By zonal integration (IES LM-46): the mean intensity of each zone times its solid angle. */
export function totalLumens({ gammas, planes }: Photometry): number {
  const means = gammas.map((_, index) => meanAround(planes, index));
  return gammas.slice(1).reduce((sum, gamma, index) => {
    const solidAngle = 2 * Math.PI * (Math.cos(radians(gammas[index] ?? 0)) - Math.cos(radians(gamma)));
    return sum + solidAngle * (((means[index] ?? 0) + (means[index + 1] ?? 0)) / 2);
  }, 0);
}

function meanAround(planes: readonly IntensityPlane[], index: number): number {
  return planes.reduce((sum, { c, candela }, place) => {
    const next = planes[place + 1] ?? planes[0];
    const width = ((next?.c ?? 0) - c + 360) % 360 || 360;
    return sum + (((candela[index] ?? 0) + (next?.candela[index] ?? 0)) / 2) * (width / 360);
  }, 0);
}

export function peakCandela({ planes }: Photometry): number {
  return Math.max(...planes.map(({ candela }) => Math.max(...candela)));
}

/** Illuminance in lux on a surface square to the light and so many metres away from it, by the inverse square law. */
export const luxAt = (candela: number, metres: number): number => candela / metres ** 2;

/** In degrees, to half of the peak, in the plane of C and C + 180°. Null for light without such a beam. */
export function beamAngle(photometry: Photometry, c: number): number | null {
  const half = peakCandela(photometry) / 2;
  const sides = [halfAngle(photometry, c, half), halfAngle(photometry, c + 180, half)];
  const [left = null, right = null] = sides;
  return left === null || right === null ? null : left + right;
}

/** The first γ from straight down at which the intensity has fallen to `half`. */
function halfAngle(photometry: Photometry, c: number, half: number): number | null {
  if (candelaAt(photometry, c, 0) < half) return null;
  let [before, above] = [0, candelaAt(photometry, c, 0)];
  for (const gamma of photometry.gammas.slice(1)) {
    const candela = candelaAt(photometry, c, gamma);
    if (candela < half) return before + ((above - half) / (above - candela)) * (gamma - before);
    [before, above] = [gamma, candela];
  }
  // Light that the file cuts off at 90° still within its beam.
  return before < 180 ? before : null;
}

import type { IntensityPlane } from './photometry.rules.ts';
import type { NumberReader } from './number-reader.rules.ts';
import { PhotometricFileError } from './photometric-fault.rules.ts';

/** Angles every half degree of a circle. */
export const ANGLES_MAXIMUM = 721;

/** Reads γ angles: from 0° or 90° to 90° or 180°. */
export function readGammas(numbers: NumberReader, count: number): number[] {
  const gammas = Array.from({ length: count }, () => numbers.next('vertical angle', 0, 180));
  requireAscending(gammas, 'vertical-angles');
  const [first, last] = [gammas[0], gammas.at(-1)];
  if ((first !== 0 && first !== 90) || (last !== 90 && last !== 180))
    throw new PhotometricFileError(
      'vertical-angles',
      `The vertical angles go from ${first}° to ${last}°: they must begin at 0° or 90° and end at 90° or 180°`,
    );
  return gammas;
}

export function requireAscending(angles: readonly number[], fault: 'vertical-angles' | 'horizontal-angles'): void {
  const at = angles.findIndex((angle, index) => index > 0 && angle <= (angles[index - 1] ?? 0));
  if (at < 0) return;
  const kind = fault === 'vertical-angles' ? 'vertical' : 'horizontal';
  throw new PhotometricFileError(fault, `The ${kind} angles do not ascend: ${angles[at]}° follows ${angles[at - 1]}°`);
}

/** Each reflection stands at `sum` less its plane's angle; planes are unique and ascending. */
export function mirrored(planes: readonly IntensityPlane[], sum: number | null): IntensityPlane[] {
  const byAngle = new Map<number, IntensityPlane>();
  const reflections = sum === null ? [] : planes.map(({ c, candela }) => ({ c: sum - c, candela }));
  for (const plane of [...planes, ...reflections]) {
    const c = plane.c % 360;
    if (!byAngle.has(c)) byAngle.set(c, { ...plane, c });
  }
  return [...byAngle.values()].toSorted((one, other) => one.c - other.c);
}

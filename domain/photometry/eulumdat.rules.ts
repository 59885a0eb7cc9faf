import { numberReader } from './number-reader.rules.ts';
import { PhotometricFileError } from './photometric-fault.rules.ts';
import { totalLumens, type IntensityPlane, type Photometry } from './photometry.rules.ts';
import { ANGLES_MAXIMUM, mirrored, readGammas, requireAscending } from './planes.rules.ts';

const HEAD = 26;
const LINES_OF_SET = 6;
const SETS_MAXIMUM = 20;
const DIRECT_RATIOS = 10;
/** No luminaire gives more light than its lamps; the rest is for rounding and for how the two were measured. */
const OUTPUT_MAXIMUM = 1.2;

/** Reads a EULUMDAT file, whose values stand one a line. Throws PhotometricFileError. */
export function readEulumdat(text: string): Photometry {
  const lines = text.split(/\r\n?|\n/).map(withPoint);
  const line = (number: number) => numberReader([lines[number - 1] ?? ''], 'the lines of its head');
  const symmetry = line(3).whole('symmetry indicator', 0, 4);
  const planeCount = line(4).whole('number of C-planes', 1, ANGLES_MAXIMUM);
  const gammaCount = line(6).whole('number of intensities in a plane', 2, ANGLES_MAXIMUM);
  const conversion = line(24).next('conversion factor', 0, 1_000);
  const sets = line(26).whole('number of lamp sets', 1, SETS_MAXIMUM);
  // Intensities are those with the first set.
  const lamps = line(HEAD + 1).whole('number of lamps', -10_000, 10_000);
  const lumens = line(HEAD + 3).next('luminous flux of the lamps', 0, 10_000_000);
  const watts = lines[HEAD + 5] ? line(HEAD + 6).next('wattage', 0, 1_000_000) : 0;

  const numbers = numberReader(lines.slice(HEAD + sets * LINES_OF_SET), 'the lines after its lamps');
  for (let index = 0; index < DIRECT_RATIOS; index += 1) numbers.next('direct ratio', -1_000, 1_000);
  const angles = Array.from({ length: planeCount }, () => numbers.next('C angle', 0, 360));
  requireAscending(angles, 'horizontal-angles');
  const gammas = readGammas(numbers, gammaCount);
  // Intensities are per 1,000 lumens of the lamps.
  const factor = (lumens / 1_000) * conversion;
  const measured = measuredAngles(angles, symmetry).map((c): IntensityPlane => ({
    c,
    candela: gammas.map(() => numbers.next('luminous intensity', 0, 1_000_000) * factor),
  }));
  numbers.end();

  const photometry = {
    gammas,
    planes: wholeCircle(measured, symmetry),
    // A negative number of lamps marks absolute photometry.
    lampLumens: lamps < 0 ? null : lumens,
    watts: watts || null,
  };
  const output = totalLumens(photometry) / lumens;
  if (output > OUTPUT_MAXIMUM)
    throw new PhotometricFileError(
      'stated-flux',
      `The intensities give ${Math.round(output * 100)} % of the light of the lamps: they must be per 1,000 lumens`,
    );
  return photometry;
}

function measuredAngles(angles: readonly number[], symmetry: number): readonly number[] {
  const count = angles.length;
  if (symmetry === 0) return angles;
  if (symmetry === 1) return angles.slice(0, 1);
  const [measured, first, last] =
    symmetry === 2
      ? [angles.slice(0, count / 2 + 1), 0, 180]
      : symmetry === 3
        ? [[...angles.slice((3 * count) / 4), ...angles.slice(0, count / 4 + 1)], 270, 90]
        : [angles.slice(0, count / 4 + 1), 0, 90];
  if (measured[0] !== first || measured.at(-1) !== last)
    throw new PhotometricFileError(
      'symmetry',
      `With symmetry ${symmetry} the C angles must have planes from ${first}° to ${last}°`,
    );
  return measured;
}

function wholeCircle(measured: readonly IntensityPlane[], symmetry: number): IntensityPlane[] {
  if (symmetry === 1) return measured.map((plane) => ({ ...plane, c: 0 }));
  if (symmetry === 2) return mirrored(measured, 360);
  if (symmetry === 3) return mirrored(measured, 180 + 360);
  return symmetry === 4 ? mirrored(mirrored(measured, 180), 360) : mirrored(measured, null);
}

/** A number with a decimal point: some programs write the comma of their country. */
const withPoint = (text: string): string => text.trim().replace(/^([+-]?\d+),(\d+)$/, '$1.$2');

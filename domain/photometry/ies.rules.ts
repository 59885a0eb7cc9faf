import { PhotometricFileError } from './photometric-fault.rules.ts';
import { numberReader, type NumberReader } from './number-reader.rules.ts';
import type { IntensityPlane, Photometry } from './photometry.rules.ts';
import { ANGLES_MAXIMUM, mirrored, readGammas, requireAscending } from './planes.rules.ts';

const FORMAT = /^\s*(?:IESNA:LM-63-\d{4}|IES:LM-63-\d{4}|IESNA91)\s*$/i;

/** Its spaces end no line, so that a search tries each of them once. */
const TILT = /^[^\S\r\n\u2028\u2029]*TILT[^\S\r\n\u2028\u2029]*=[^\S\r\n]*([^\r\n]*)\r?\n?/im;

export const isIes = (text: string): boolean => FORMAT.test(text.split(/\r?\n/, 1)[0] ?? '') || TILT.test(text);

/** The 2019 revision keeps a code of how the file was made in the place of the factor of older ones. */
const hasBallastLampFactor = (text: string) => !/^\s*IES:LM-63-2019/i.test(text);

/** Reads a file of ANSI/IES LM-63, its revisions of 1986 to 2019. Throws PhotometricFileError. */
export function readIes(text: string): Photometry {
  const tilt = TILT.exec(text);
  if (!tilt) throw new PhotometricFileError('no-tilt', 'There is no line TILT=, which comes before the figures');
  const numbers = numberReader(text.slice(tilt.index + tilt[0].length).split(/[\s,]+/), 'the figures after TILT=');
  passTilt(tilt[1]?.trim().toUpperCase() ?? '', numbers);

  const lamps = numbers.whole('number of lamps', 1, 10_000);
  const lumensPerLamp = numbers.next('lumens per lamp', -1, 10_000_000);
  const multiplier = numbers.next('candela multiplier', 0, 1_000_000);
  const verticals = numbers.whole('number of vertical angles', 2, ANGLES_MAXIMUM);
  const horizontals = numbers.whole('number of horizontal angles', 1, ANGLES_MAXIMUM);
  const type = numbers.whole('photometric type', 1, 3);
  if (type !== 1)
    throw new PhotometricFileError(
      'not-type-c',
      `The photometry is of type ${type === 2 ? 'B' : 'A'}: only type C is read`,
    );
  numbers.whole('unit of measure', 1, 2);
  // A negative size stands for a round luminaire.
  for (const side of ['width', 'length', 'height']) numbers.next(side, -1_000, 1_000);
  const ballast = numbers.next('ballast factor', 0, 100);
  const lampFactor = numbers.next('ballast-lamp factor', 0, 100);
  const watts = numbers.next('input watts', 0, 1_000_000);

  const gammas = readGammas(numbers, verticals);
  const angles = Array.from({ length: horizontals }, () => numbers.next('horizontal angle', 0, 360));
  requireAscending(angles, 'horizontal-angles');
  const factor = multiplier * ballast * (hasBallastLampFactor(text) ? lampFactor : 1);
  const measured = angles.map((c): IntensityPlane => ({
    c,
    candela: gammas.map(() => numbers.next('candela value', 0, 1_000_000_000) * factor),
  }));
  numbers.end();
  return {
    gammas,
    planes: wholeCircle(measured),
    lampLumens: lumensPerLamp < 0 ? null : lumensPerLamp * lamps,
    watts: watts || null,
  };
}

/** The luminaire was measured as it hangs: tilt is left out. */
function passTilt(tilt: string, numbers: NumberReader): void {
  if (tilt === 'NONE') return;
  if (tilt !== 'INCLUDE')
    throw new PhotometricFileError(
      'tilt-in-another-file',
      `TILT=${tilt.slice(0, 40)} names another file, which is not read`,
    );
  numbers.whole('lamp-to-luminaire geometry', 1, 3);
  const pairs = numbers.whole('number of tilt angles', 1, ANGLES_MAXIMUM);
  for (let index = 0; index < pairs; index += 1) numbers.next('tilt angle', 0, 180);
  for (let index = 0; index < pairs; index += 1) numbers.next('tilt factor', 0, 100);
}

function wholeCircle(measured: readonly IntensityPlane[]): IntensityPlane[] {
  const first = measured[0]?.c;
  const last = measured.at(-1)?.c;
  if (first === 0 && last === 0) return [...measured];
  if (first === 0 && last === 90) return mirrored(mirrored(measured, 180), 360);
  if (first === 0 && last === 180) return mirrored(measured, 360);
  if (first === 90 && last === 270) return mirrored(measured, 180 + 360);
  if (first === 0 && last !== undefined && last > 180) return mirrored(measured, null);
  throw new PhotometricFileError(
    'horizontal-angles',
    `The horizontal angles go from ${first}° to ${last}°: ` +
      'they must be 0°, or go from 0° to 90°, 180° or 360°, or from 90° to 270°',
  );
}

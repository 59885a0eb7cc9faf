export interface SampleLight {
  sku: string;
  lumens: number;
  /** Degrees, under 180. */
  beamAngle: number;
  watts: number;
}

/** It says all that is in the file, so that the shop keeps none. */
export const sampleIesName = ({ sku, lumens, beamAngle, watts }: SampleLight): string =>
  `${sku}--${lumens}lm-${beamAngle}deg-${watts}w.ies`;

const NAME = /^([A-Z0-9-]{1,40})--(\d{1,5})lm-(\d{1,3})deg-(\d{1,3}(?:\.\d{1,2})?)w\.ies$/;

/** Null for a name that no sample has. */
export function sampleIesOf(name: string): string | null {
  const [, sku = '', ...figures] = NAME.exec(name) ?? [];
  const [lumens = 0, beamAngle = 0, watts = 0] = figures.map(Number);
  return lumens > 0 && beamAngle > 0 && beamAngle < 180 ? sampleIes({ sku, lumens, beamAngle, watts }) : null;
}

const STEP = 1;

/** The same all round, falling from straight down to its half at the edge of the beam: I = I₀ cosᵐ γ. */
export function sampleIes({ sku, lumens, beamAngle, watts }: SampleLight): string {
  const exponent = Math.log(0.5) / Math.log(Math.cos((beamAngle * Math.PI) / 360));
  const peak = (lumens * (exponent + 1)) / (2 * Math.PI);
  const angles = Array.from({ length: 90 / STEP + 1 }, (_, index) => index * STEP);
  // The cosine of 90° is not quite 0 in floating point.
  const candela = angles.map((angle) =>
    angle === 90 ? '0.0' : (peak * Math.cos((angle * Math.PI) / 180) ** exponent).toFixed(1),
  );
  return [
    'IESNA:LM-63-2002',
    `[TEST] Computed from the figures of the sample shop, not measured`,
    '[MANUFAC] Sample',
    `[LUMCAT] ${sku}`,
    'TILT=NONE',
    `1 -1 1 ${angles.length} 1 1 2 -0.08 0 0`,
    `1 1 ${watts}`,
    ...linesOf(angles.map(String)),
    '0',
    ...linesOf(candela),
    '',
  ].join('\r\n');
}

const VALUES_OF_LINE = 10;

const linesOf = (values: readonly string[]): string[] =>
  Array.from({ length: Math.ceil(values.length / VALUES_OF_LINE) }, (_, line) =>
    values.slice(line * VALUES_OF_LINE, (line + 1) * VALUES_OF_LINE).join(' '),
  );

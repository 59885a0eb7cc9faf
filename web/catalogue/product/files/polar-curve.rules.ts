interface Curve {
  readonly c: number;
  readonly candela: readonly number[];
}

const DEGREES_TO_RADIANS = Math.PI / 180;

/** The radius of the highest intensity. */
export const RADIUS = 100;

/** One outline, right and left of the light, which hangs at the origin. */
export function outlineOf(right: Curve, left: Curve, peak: number): string {
  const side = ({ candela }: Curve, sign: 1 | -1) =>
    candela.map((value, index) => {
      const gamma = (index * 180 * DEGREES_TO_RADIANS) / (candela.length - 1);
      const radius = (value / peak) * RADIUS;
      return `${Math.round(sign * radius * Math.sin(gamma))} ${Math.round(radius * Math.cos(gamma))}`;
    });
  return `M${[...side(left, -1).toReversed(), ...side(right, 1)].join('L')}Z`;
}

/** Along (C0 and C180) and, unless it is the same all round, across (C90 and C270). */
export function outlinesOf(curves: readonly Curve[], peak: number): readonly string[] {
  const [along, across, along2 = along, across2 = across] = curves;
  if (!along || !along2 || peak <= 0) return [];
  return [outlineOf(along, along2, peak), ...(across && across2 ? [outlineOf(across, across2, peak)] : [])];
}

export const shinesUp = (curves: readonly Curve[]): boolean =>
  curves.some(({ candela }) => candela.slice(Math.ceil(candela.length / 2)).some((value) => value > 0));

/** 4 kB, 1.2 MB. */
export function sizeOf(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1_000));
  return kilobytes < 1_000 ? `${kilobytes} kB` : `${Math.round(kilobytes / 100) / 10} MB`;
}

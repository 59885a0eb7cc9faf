export interface Highlight {
  readonly name: string;
  readonly value: string;
}

/** Such as "Length". */
export interface CardOption {
  readonly values: readonly { readonly label: string; readonly swatch?: unknown }[];
}

const ATTRIBUTES_MAXIMUM = 3;

/** Such as GU10, 7 W and 3000 K. Without such data, the option values other than finishes. */
export function cardAttributes(highlights: readonly Highlight[], options: readonly CardOption[]): string[] {
  return [...highlights.map(highlightText), ...optionTexts(options)].slice(0, ATTRIBUTES_MAXIMUM);
}

function highlightText({ name, value }: Highlight): string {
  const [, label = name, unit] = /^(.*?) ?\(([\w/°]+)\)$/.exec(name) ?? [];
  if (name.startsWith('CTC')) return `${value} ${unit ?? 'mm'} centres`;
  // An angle alone does not say of what: 36° beam.
  if (unit === '°') return `${value}° ${label.replace(/ angle$/i, '').toLowerCase()}`;
  if (unit === 'mm') return `${value} mm ${label.toLowerCase()}`;
  if (unit) return `${value} ${unit}`;
  if (name === 'Number of Gangs') return `${value} gang`;
  if (value === 'Yes') return name;
  if (value === 'No') return `Not ${name.toLowerCase()}`;
  // A bare number says nothing: CRI 90.
  return /^\d+$/.test(value) ? `${name} ${value}` : value;
}

/** Such as "1 m / 2 m"; a long series is shortened to its first and last value. */
function optionTexts(options: readonly CardOption[]): string[] {
  return options
    .filter(({ values }) => values.length > 0 && !values.some(({ swatch }) => swatch))
    .map(({ values }) =>
      values.length > 3
        ? `${values[0]?.label} – ${values.at(-1)?.label}`
        : values.map(({ label }) => label).join(' / '),
    );
}

import { border, vars } from './theme.css.ts';

type Gap = (typeof vars.space)[keyof typeof vars.space];

/** One thing below the other. */
export const stack = (gap: Gap) => ({ display: 'grid', gap }) as const;

/** A grid of these columns. */
export const gridOf = (gridTemplateColumns: string, gap: Gap) => ({ ...stack(gap), gridTemplateColumns }) as const;

/** A stack that its contents cannot widen: long words wrap, wide tables scroll. */
export const boundedStack = (gap: Gap) => gridOf('minmax(0, 1fr)', gap);

/** One thing beside the other; what does not fit goes to the next line. */
export const wrapping = (gap: Gap) => ({ display: 'flex', flexWrap: 'wrap', gap }) as const;

/** The same, centred on the line. */
export const wrappingRow = (gap: Gap) => ({ ...wrapping(gap), alignItems: 'center' }) as const;

/** One thing beside the other, centred on the line. */
export const centredRow = (gap: Gap) => ({ display: 'flex', alignItems: 'center', gap }) as const;

/** A row that takes all of the width. */
export const spreadRow = (gap: Gap) => ({ ...centredRow(gap), justifyContent: 'space-between' }) as const;

/** A row as wide as its contents, such as a link with an icon. */
export const inlineRow = (gap: Gap) => ({ display: 'inline-flex', alignItems: 'center', gap }) as const;

/** A thing in the middle of its box. */
export const centredIn = { display: 'grid', placeItems: 'center' } as const;

export const outlined = { border: border.line, borderRadius: vars.radius.control } as const;

/** The box of what is typed or chosen. */
export const inputBox = { ...outlined, backgroundColor: vars.color.surface } as const;

export const underlined = { textDecoration: 'underline', textUnderlineOffset: '0.22em' } as const;

export const mutedText = { color: vars.color.muted, fontSize: vars.text.x14 } as const;
export const finePrint = { color: vars.color.muted, fontSize: vars.text.x12 } as const;
export const softText = { color: vars.color.soft, fontSize: vars.text.x14 } as const;

/** The small, spaced name above a heading or a column. */
export const eyebrowText = { fontSize: vars.text.x12, fontWeight: 600, letterSpacing: '0.06em' } as const;

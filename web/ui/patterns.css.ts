import { border, size, vars } from './theme.css.ts';

type Gap = (typeof vars.space)[keyof typeof vars.space];

export const stack = (gap: Gap) => ({ display: 'grid', gap }) as const;

export const gridOf = (gridTemplateColumns: string, gap: Gap) => ({ ...stack(gap), gridTemplateColumns }) as const;

/** Its contents cannot widen it: long words wrap, wide tables scroll. */
export const boundedStack = (gap: Gap) => gridOf('minmax(0, 1fr)', gap);

export const wrapping = (gap?: Gap) => ({ display: 'flex', flexWrap: 'wrap', ...(gap && { gap }) }) as const;

export const wrappingRow = (gap?: Gap) => ({ ...wrapping(gap), alignItems: 'center' }) as const;

export const centredRow = (gap?: Gap) => ({ display: 'flex', alignItems: 'center', ...(gap && { gap }) }) as const;

export const spreadRow = (gap?: Gap) => ({ ...centredRow(gap), justifyContent: 'space-between' }) as const;

/** As wide as its contents, such as a link with an icon. */
export const inlineRow = (gap?: Gap) => ({ ...centredRow(gap), display: 'inline-flex' }) as const;

export const centredIn = { display: 'grid', placeItems: 'center' } as const;

export const squareOf = (side: string) => ({ ...centredIn, width: side, height: side }) as const;

export const covering = { position: 'absolute', inset: 0 } as const;

/** Looks like a part of the text. */
export const bareButton = { padding: 0, border: 0, background: 'none', cursor: 'pointer' } as const;

export const focused = { outline: border.focus, outlineOffset: '2px' } as const;

export const surfacePanel = {
  border: border.hairline,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
} as const;

export const outlined = { border: border.line, borderRadius: vars.radius.control } as const;

/** For what is typed or chosen. */
export const inputBox = { ...outlined, backgroundColor: vars.color.surface } as const;

export const underlined = { textDecoration: 'underline', textUnderlineOffset: '0.22em' } as const;

export const mutedText = { color: vars.color.muted, fontSize: vars.text.x14 } as const;
export const finePrint = { color: vars.color.muted, fontSize: vars.text.x12 } as const;
export const softText = { color: vars.color.soft, fontSize: vars.text.x14 } as const;

export const warningText = { color: vars.color.warn, fontSize: vars.text.x14 } as const;
export const problemText = { color: vars.color.sale, fontSize: vars.text.x14 } as const;
export const plainLink = { color: vars.color.ink, textDecoration: 'none' } as const;

/** Cuts a text after so many lines. */
export const clampTo = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  }) as const;

export const markedPanel = (colour: string) => ({
  padding: vars.space.x4,
  borderInlineStart: `3px solid ${colour}`,
  backgroundColor: vars.color.surface,
});

export const pillLink = (gap?: Gap) => ({
  ...plainLink,
  ...inlineRow(gap),
  minHeight: size.x44,
  borderRadius: vars.radius.pill,
  fontSize: vars.text.x14,
});

/** Stands out from the text around it. */
export const strongLink = {
  ...inlineRow(),
  color: vars.color.ink,
  fontWeight: 560,
  textDecorationColor: vars.color.brassLight,
  textUnderlineOffset: vars.space.x1,
} as const;

export const eased = (duration: keyof typeof vars.motion, ...properties: string[]) =>
  properties.map((property) => `${property} ${vars.motion[duration]} ${vars.motion.ease}`).join(', ');

export const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** For figures that stand below one another. */
export const smallFigures = { fontSize: vars.text.x14, fontVariantNumeric: 'tabular-nums lining-nums' } as const;

/** A heading in the face of the text. */
export const sansTitle = { fontFamily: vars.font.sans, fontWeight: 600, letterSpacing: 0 } as const;

export const serifName = { fontFamily: vars.font.serif, fontSize: vars.text.x18, fontWeight: 500 } as const;

/** The small, spaced name above a heading or a column. */
export const eyebrowText = { fontSize: vars.text.x12, fontWeight: 600, letterSpacing: '0.06em' } as const;

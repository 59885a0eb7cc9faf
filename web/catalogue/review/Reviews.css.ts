import { style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { border, vars } from '../../ui/theme.css.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.x6,
  '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: vars.space.x8 } },
});

export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.x5,
});

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x3,
  rowGap: vars.space.x1,
});

export const average = style({ fontFamily: vars.font.serif, fontSize: vars.text.x36, lineHeight: 1 });

export const count = style({ color: vars.color.soft, fontVariantNumeric: 'tabular-nums lining-nums' });

export const policy = style({ maxWidth: '52ch', color: vars.color.muted, fontSize: vars.text.x14 });

export const reviews = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const review = style({
  display: 'grid',
  gap: vars.space.x2,
  paddingBlock: vars.space.x5,
  borderBottom: border.hairline,
  selectors: { '&:first-child': { paddingTop: 0 } },
});

export const title = style({
  fontFamily: vars.font.sans,
  fontSize: vars.text.x16,
  fontWeight: 600,
  letterSpacing: 0,
  lineHeight: 1.4,
});

/** Keeps the author's line breaks. */
export const body = style({ maxWidth: '68ch', overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

export const author = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x3,
  color: vars.color.muted,
  fontSize: vars.text.x14,
});

export const verified = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  color: vars.color.ok,
  fontWeight: 560,
  whiteSpace: 'nowrap',
});

export const more = style({ display: 'grid', justifyItems: 'start', gap: vars.space.x3, paddingTop: vars.space.x5 });

import { style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { border, size, vars } from '../../ui/theme.css.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.x8,
  paddingBlock: `${vars.space.x6} 0`,
  '@media': {
    [media.large]: {
      gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
      columnGap: '72px',
      paddingBlock: `${vars.space.x8} 0`,
    },
  },
});

export const aside = style({ display: 'grid', gap: vars.space.x7 });
export const block = style({ display: 'grid', justifyItems: 'start', gap: vars.space.x2 });
export const title = style({ fontSize: vars.text.x22, paddingBlockEnd: vars.space.x2 });
export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minHeight: size.x44,
  fontSize: vars.text.x18,
  overflowWrap: 'anywhere',
  textDecorationColor: vars.color.brassLight,
});
export const note = style({ color: vars.color.muted, fontSize: vars.text.x14 });

export const stores = style({
  display: 'grid',
  gap: vars.space.x5,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.large]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.extraLarge]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
export const store = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.x1,
  borderTop: border.hairline,
  paddingBlockStart: vars.space.x3,
  fontSize: vars.text.x14,
});
export const storeName = style({
  fontFamily: vars.font.sans,
  fontSize: vars.text.x16,
  fontWeight: 600,
  letterSpacing: 0,
});
export const hours = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: vars.space.x3,
  color: vars.color.muted,
});
export const day = style({ display: 'contents' });

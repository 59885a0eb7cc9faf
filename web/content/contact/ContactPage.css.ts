import { style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { border, size, vars } from '../../ui/theme.css.ts';
import { boundedStack, inlineRow, mutedText, sansTitle, stack } from '../../ui/patterns.css.ts';

export const columns = style({
  ...boundedStack(vars.space.x8),
  alignItems: 'start',
  paddingBlock: `${vars.space.x6} 0`,
  '@media': {
    [media.large]: {
      gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
      columnGap: '72px',
      paddingBlock: `${vars.space.x8} 0`,
    },
  },
});

export const aside = style(stack(vars.space.x7));
export const block = style({ ...stack(vars.space.x2), justifyItems: 'start' });
export const title = style({ fontSize: vars.text.x22, paddingBlockEnd: vars.space.x2 });
export const way = style({
  ...inlineRow(vars.space.x3),
  minHeight: size.x44,
  fontSize: vars.text.x18,
  textDecorationColor: vars.color.brassLight,
});
export const note = style(mutedText);

export const stores = style({
  ...stack(vars.space.x5),
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.large]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.extraLarge]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
export const store = style({
  ...stack(vars.space.x1),
  alignContent: 'start',
  borderTop: border.hairline,
  paddingBlockStart: vars.space.x3,
  fontSize: vars.text.x14,
});
export const storeName = style({ ...sansTitle, fontSize: vars.text.x16 });
export const hours = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: vars.space.x3,
  color: vars.color.muted,
});
export const day = style({ display: 'contents' });

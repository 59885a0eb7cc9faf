import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { size, vars } from '../../ui/theme.css.ts';
import { boundedStack } from '../../ui/patterns.css.ts';

/** Low, so that the first screen shows products. */
export const band = style({ background: vars.color.wash });

export const head = style({
  ...boundedStack(vars.space.x1),
  paddingBlock: `0 ${vars.space.x2}`,
  '@media': { [media.medium]: { paddingBlock: `${vars.space.x2} ${vars.space.x4}` } },
});
globalStyle(`${head} > nav`, { '@media': { [media.medium]: { minHeight: size.x32 } } });

export const heading = style({
  fontSize: vars.text.x28,
  '@media': { [media.medium]: { fontSize: vars.text.x36 } },
});

export const body = style({
  ...boundedStack(vars.space.x2),
  paddingTop: vars.space.x2,
  paddingBottom: vars.space.x8,
  '@media': {
    [media.medium]: { gap: vars.space.x4, paddingTop: vars.space.x4 },
    [media.large]: { gap: vars.space.x5, paddingBottom: vars.space.x9 },
  },
});

/** A row to swipe, cut off at the edge. On wide screens it wraps and scrolls: the products stay near the top. */
export const links = style({
  display: 'flex',
  gap: vars.space.x2,
  marginInline: `calc(-1 * ${vars.space.x4})`,
  paddingBlock: '2px',
  paddingInline: vars.space.x4,
  scrollPaddingInline: vars.space.x4,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
  '@media': {
    [media.medium]: { marginInline: `calc(-1 * ${vars.space.x5})`, paddingInline: vars.space.x5 },
    [media.large]: {
      flexWrap: 'wrap',
      maxHeight: '126px',
      marginInline: '-2px',
      paddingInline: '2px',
      scrollbarWidth: 'thin',
    },
  },
});
globalStyle(`${links} > *`, { flex: 'none' });

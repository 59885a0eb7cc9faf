import { style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { vars } from '../../ui/theme.css.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'baseline',
  columnGap: vars.space.x6,
  rowGap: vars.space.x4,
  paddingBlock: vars.space.x6,
  borderBlock: `1px solid ${vars.color.hairline}`,
  '@media': {
    [media.large]: { justifyContent: 'space-between', columnGap: vars.space.x7, paddingBlock: vars.space.x7 },
  },
});

const wordmark = style({ color: vars.color.soft, lineHeight: 1.2 });

/** Wordmarks in the shop's own two typefaces, so that no brand dominates. */
export const serif = style([
  wordmark,
  { fontFamily: vars.font.serif, fontSize: vars.text.x22, fontWeight: 440, letterSpacing: '-0.01em' },
]);
export const sans = style([wordmark, { fontSize: vars.text.x16, fontWeight: 600, letterSpacing: '0.04em' }]);

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.brass } },
});

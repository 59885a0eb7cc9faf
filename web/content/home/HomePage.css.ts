import { style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { border, size, vars } from '../../ui/theme.css.ts';
import { boundedStack, covering, focused, inlineRow, mutedText, stack, wrapping } from '../../ui/patterns.css.ts';

export { picture, posts } from '../blog/PostCard.css.ts';

export const opening = style({ display: 'grid' });

export const section = style({ ...boundedStack(vars.space.x5), '@media': { [media.large]: { gap: vars.space.x6 } } });

export const title = style({ fontSize: vars.text.x28, '@media': { [media.large]: { fontSize: vars.text.x36 } } });

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space.x5} ${vars.space.x3}`,
  '@media': {
    [media.medium]: { gap: vars.space.x5 },
    [media.large]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: `${vars.space.x7} ${vars.space.x5}` },
  },
});

export const tile = style({ ...stack(vars.space.x3), position: 'relative', alignContent: 'start' });

export const zoom = style({
  transition: `transform ${vars.motion.drawer} ${vars.motion.ease}`,
  selectors: { [`${tile}:hover &`]: { transform: 'scale(1.02)' } },
});

export const name = style({ fontSize: vars.text.x18, '@media': { [media.medium]: { fontSize: vars.text.x22 } } });

export const link = style({
  textDecoration: 'none',
  selectors: {
    '&::after': { ...covering, content: '""' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { ...focused },
    [`${tile}:hover &`]: { color: vars.color.brass },
  },
});

export const inside = style({ ...mutedText, display: 'none', '@media': { [media.medium]: { display: 'block' } } });

export const label = style(stack(vars.space.x1));

export const row = style({
  ...wrapping(),
  justifyContent: 'center',
  alignItems: 'baseline',
  columnGap: vars.space.x6,
  rowGap: vars.space.x4,
  paddingBlock: vars.space.x6,
  borderBlock: border.hairline,
  '@media': {
    [media.large]: { justifyContent: 'space-between', columnGap: vars.space.x7, paddingBlock: vars.space.x7 },
  },
});

const wordmark = style({ color: vars.color.soft, lineHeight: 1.2 });

/** In the shop's own two typefaces, so that no brand dominates. */
export const serif = style([
  wordmark,
  { fontFamily: vars.font.serif, fontSize: vars.text.x22, fontWeight: 440, letterSpacing: '-0.01em' },
]);
export const sans = style([wordmark, { fontSize: vars.text.x16, fontWeight: 600, letterSpacing: '0.04em' }]);

export const brandRowLink = style({ textDecoration: 'none' });

export const head = style({ display: 'flex', alignItems: 'end', justifyContent: 'space-between', gap: vars.space.x4 });

export const all = style({
  ...inlineRow(vars.space.x2),
  minHeight: size.x44,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.brass, textDecoration: 'underline' } },
});

/** As wide as the page. */
export const wide = style({
  width: '100%',
  maxHeight: '520px',
  objectFit: 'cover',
  borderRadius: vars.radius.control,
});

export const prose = style({ fontSize: vars.text.x18, maxWidth: '64ch' });

export const links = style(wrapping(vars.space.x3));

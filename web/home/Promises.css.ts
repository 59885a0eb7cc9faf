import { style } from '@vanilla-extract/css';
import { media } from '../ui/breakpoints.ts';
import { vars } from '../ui/theme.css.ts';

/** Where the promises rotate. Without scripts, or with reduced motion, all of them show. */
const ROTATES = 'screen and (max-width: 767.98px) and (scripting: enabled) and (prefers-reduced-motion: no-preference)';

export const band = style({ backgroundColor: vars.color.wash, borderBottom: `1px solid ${vars.color.hairline}` });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  '@media': { [ROTATES]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space.x5} ${vars.space.x4}`,
  paddingBlock: vars.space.x5,
  '@media': {
    [media.large]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.extraLarge]: { gridTemplateColumns: 'repeat(4, auto)', justifyContent: 'space-between' },
    [ROTATES]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: vars.space.x4 },
  },
});

export const promise = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.x3,
  alignItems: 'start',
  fontSize: vars.text.x14,
  lineHeight: 1.4,
  '@media': {
    // All in one grid cell, as high as the highest, so that rotation causes no layout shift.
    [ROTATES]: {
      gridArea: '1 / 1',
      transition: `opacity ${vars.motion.drawer} ${vars.motion.ease}, visibility ${vars.motion.drawer}`,
      selectors: { '&:not([data-current])': { opacity: 0, visibility: 'hidden' } },
    },
  },
});

export const icon = style({ color: vars.color.brass, paddingBlockStart: '2px' });
export const name = style({ fontWeight: 600 });
export const detail = style({ color: vars.color.muted });
export const link = style({
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.brass, textDecoration: 'underline' } },
});

export const pause = style({
  display: 'none',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  color: vars.color.muted,
  selectors: { '&:hover': { color: vars.color.brass } },
  '@media': { [ROTATES]: { display: 'grid' } },
});

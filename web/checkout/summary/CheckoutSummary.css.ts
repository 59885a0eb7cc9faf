import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { size, vars } from '../../ui/theme.css.ts';
import { bareButton, boundedStack } from '../../ui/patterns.css.ts';

/** Two rows on small screens: heading and total, then the two links. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  justifyItems: 'end',
  gap: `${vars.space.x1} ${vars.space.x3}`,
});
globalStyle(`${head} > :nth-child(odd)`, { justifySelf: 'start', whiteSpace: 'nowrap' });

/** Beside the heading while the contents are folded. */
export const total = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'end',
  textAlign: 'end',
  // The height of the amount and its note, so that they move nothing when they arrive.
  minHeight: size.x48,
  '@media': { [media.large]: { display: 'none' } },
});

export const toggle = style({
  ...bareButton,
  minHeight: size.x44,
  color: vars.color.ink,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  '@media': { [media.large]: { display: 'none' } },
});

export const open = style(boundedStack(vars.space.x4));

/** Always open where it stands beside the form. */
export const contents = style([open, { display: 'none', '@media': { [media.large]: { display: 'grid' } } }]);

import { style } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { vars } from './theme.css.ts';
import { boundedStack } from './patterns.css.ts';

/** At most 1320 px, with gutters that grow with the screen. */
export const container = style({
  width: '100%',
  maxWidth: '1320px',
  marginInline: 'auto',
  paddingInline: vars.space.x4,
  '@media': {
    [media.medium]: { paddingInline: vars.space.x5 },
    [media.large]: { paddingInline: vars.space.x7 },
  },
});

/** For a page that is short or a list of its own. */
export const pageRows = style({ ...boundedStack(vars.space.x4), paddingBlock: `${vars.space.x5} ${vars.space.x9}` });

/** For a page with a task, such as the checkout. */
export const taskRows = style({
  ...boundedStack(vars.space.x5),
  paddingBlock: `${vars.space.x6} ${vars.space.x8}`,
  '@media': { [media.large]: { gap: vars.space.x6, paddingBlock: `${vars.space.x7} ${vars.space.x9}` } },
});

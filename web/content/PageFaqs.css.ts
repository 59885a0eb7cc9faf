import { style } from '@vanilla-extract/css';
import { media } from '../ui/breakpoints.ts';
import { vars } from '../ui/theme.css.ts';
import { boundedStack, stack } from '../ui/patterns.css.ts';

export const topics = style({ ...stack(vars.space.x8), paddingBlock: `${vars.space.x7} ${vars.space.x9}` });

export const topic = style({
  ...boundedStack(vars.space.x3),
  '@media': { [media.large]: { gridTemplateColumns: '280px minmax(0, 800px)', columnGap: vars.space.x8 } },
});

export const heading = style({
  fontSize: vars.text.x22,
  '@media': { [media.large]: { paddingBlockStart: vars.space.x4 } },
});

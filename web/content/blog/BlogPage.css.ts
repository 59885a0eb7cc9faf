import { style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { vars } from '../../ui/theme.css.ts';
import { boundedStack, stack, wrapping } from '../../ui/patterns.css.ts';

export const page = style({
  ...stack(vars.space.x8),
  paddingBlock: `${vars.space.x6} ${vars.space.x9}`,
  '@media': { [media.large]: { paddingBlock: `${vars.space.x8} 104px` } },
});

export const posts = style({
  ...boundedStack(vars.space.x7),
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.x5 },
    [media.large]: { columnGap: vars.space.x7, rowGap: '72px' },
  },
});

export const place = style({ display: 'grid', minWidth: 0 });
export const more = style({ ...wrapping(vars.space.x3), justifyContent: 'center' });

import { style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { vars } from '../../ui/theme.css.ts';

export const page = style({
  display: 'grid',
  gap: vars.space.x8,
  paddingBlock: `${vars.space.x6} ${vars.space.x9}`,
  '@media': { [media.large]: { paddingBlock: `${vars.space.x8} 104px` } },
});

export const posts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x7,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.x5 },
    [media.large]: { columnGap: vars.space.x7, rowGap: '72px' },
  },
});

export const place = style({ display: 'grid', minWidth: 0 });
export const more = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space.x3 });

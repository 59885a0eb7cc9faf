import { style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { vars } from '../../ui/theme.css.ts';

export const head = style({ display: 'flex', alignItems: 'end', justifyContent: 'space-between', gap: vars.space.x4 });

export const posts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x6,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.x5 },
    [media.large]: { columnGap: vars.space.x7 },
  },
});

export const all = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minHeight: '44px',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.brass, textDecoration: 'underline' } },
});

import { style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { vars } from '../../ui/theme.css.ts';

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space.x5} ${vars.space.x3}`,
  '@media': {
    [media.medium]: { gap: vars.space.x5 },
    [media.large]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: `${vars.space.x7} ${vars.space.x5}` },
  },
});

export const tile = style({ position: 'relative', display: 'grid', alignContent: 'start', gap: vars.space.x3 });

export const picture = style({
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.wash,
});

export const zoom = style({
  transition: `transform ${vars.motion.drawer} ${vars.motion.ease}`,
  selectors: { [`${tile}:hover &`]: { transform: 'scale(1.02)' } },
});

export const name = style({ fontSize: vars.text.x18, '@media': { [media.medium]: { fontSize: vars.text.x22 } } });

export const link = style({
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    [`${tile}:hover &`]: { color: vars.color.brass },
  },
});

export const inside = style({
  display: 'none',
  fontSize: vars.text.x14,
  color: vars.color.muted,
  '@media': { [media.medium]: { display: 'block' } },
});

export const label = style({ display: 'grid', gap: vars.space.x1 });

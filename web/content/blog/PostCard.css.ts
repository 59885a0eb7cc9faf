import { style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { border, vars } from '../../ui/theme.css.ts';

export const card = style({ position: 'relative', display: 'grid', alignContent: 'start', gap: vars.space.x4 });

export const picture = style({
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.wash,
});

export const zoom = style({
  transition: `transform ${vars.motion.drawer} ${vars.motion.ease}`,
  selectors: { [`${card}:hover &`]: { transform: 'scale(1.02)' } },
});

export const words = style({ display: 'grid', gap: vars.space.x2 });
export const date = style({
  color: vars.color.brass,
  fontSize: vars.text.x12,
  fontWeight: 600,
  letterSpacing: '0.06em',
});
export const title = style({ fontSize: vars.text.x22, '@media': { [media.large]: { fontSize: vars.text.x28 } } });
export const summary = style({ maxWidth: '60ch', color: vars.color.soft });

export const link = style({
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: border.focus, outlineOffset: '4px' },
    [`${card}:hover &`]: { color: vars.color.brass },
  },
});

import { style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { border, vars } from '../../ui/theme.css.ts';
import { boundedStack, covering, eased, eyebrowText, stack } from '../../ui/patterns.css.ts';

export const card = style({ ...stack(vars.space.x4), position: 'relative', alignContent: 'start' });

export const picture = style({
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.wash,
});

export const zoom = style({
  transition: eased('drawer', 'transform'),
  selectors: { [`${card}:hover &`]: { transform: 'scale(1.02)' } },
});

export const words = style(stack(vars.space.x2));
export const date = style({ ...eyebrowText, color: vars.color.brass });
export const title = style({ fontSize: vars.text.x22, '@media': { [media.large]: { fontSize: vars.text.x28 } } });
export const summary = style({ maxWidth: '60ch', color: vars.color.soft });

export const link = style({
  textDecoration: 'none',
  selectors: {
    '&::after': { ...covering, content: '""' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: border.focus, outlineOffset: '4px' },
    [`${card}:hover &`]: { color: vars.color.brass },
  },
});

export const posts = style({
  ...boundedStack(vars.space.x6),
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.x5 },
    [media.large]: { columnGap: vars.space.x7 },
  },
});

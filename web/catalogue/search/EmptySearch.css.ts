import { style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { border, size, vars } from '../../ui/theme.css.ts';
import { boundedStack, eased, plainLink, spreadRow, stack } from '../../ui/patterns.css.ts';

export const empty = style({
  ...boundedStack(vars.space.x7),
  textAlign: 'start',
  '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: vars.space.x9 } },
});

export const helps = style({ ...stack(vars.space.x5), alignContent: 'start' });

export const nothing = style({
  color: vars.color.ink,
  fontSize: vars.text.x18,
  fontWeight: 600,
});

export const advice = style({
  ...stack(vars.space.x2),
  paddingLeft: vars.space.x4,
  color: vars.color.soft,
  listStyle: 'disc',
});

export const advicePoint = style({ '::marker': { color: vars.color.brassLight } });

export const departments = style({ ...stack(vars.space.x3), alignContent: 'start' });

export const links = style({ borderTop: border.hairline });

export const departmentLink = style({
  ...spreadRow(),
  ...plainLink,
  minHeight: size.x48,
  borderBottom: border.hairline,
  transition: eased('quick', 'color'),
  selectors: {
    '&::after': {
      content: '›',
      color: vars.color.brassLight,
      transition: eased('normal', 'transform'),
    },
    '&:hover': { color: vars.color.brass },
    '&:hover::after': { transform: 'translateX(4px)' },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { selectors: { '&:hover::after': { transform: 'none' } } } },
});

import { style } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { size, vars } from './theme.css.ts';
import { centredRow, inlineRow, mutedText, wrapping } from './patterns.css.ts';

export const nav = style({
  ...centredRow(),
  ...mutedText,
  minHeight: size.x24,
  '@media': { [media.medium]: { minHeight: size.x44 } },
});

export const trail = style({
  display: 'none',
  '@media': { [media.medium]: { ...wrapping(), columnGap: vars.space.x2 } },
});

export const step = style({
  ...centredRow(vars.space.x2),
  selectors: { '&:not(:last-child)::after': { content: '"/"', color: vars.color.line } },
});

const link = style({
  ...inlineRow(),
  minHeight: size.x24,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.brass, textDecoration: 'underline' } },
});

export const stepLink = style([link]);

export const here = style({ color: vars.color.ink });

export const back = style([link, { gap: vars.space.x1, '@media': { [media.medium]: { display: 'none' } } }]);

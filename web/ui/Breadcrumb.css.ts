import { style } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { vars } from './theme.css.ts';

export const nav = style({
  fontSize: vars.text.x14,
  color: vars.color.muted,
  minHeight: '24px',
  display: 'flex',
  alignItems: 'center',
  '@media': { [media.medium]: { minHeight: '44px' } },
});

export const trail = style({
  display: 'none',
  '@media': { [media.medium]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.x2 } },
});

export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  selectors: { '&:not(:last-child)::after': { content: '"/"', color: vars.color.line } },
});

const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.brass, textDecoration: 'underline' } },
});

export const stepLink = style([link]);

export const here = style({ color: vars.color.ink });

export const back = style([link, { gap: vars.space.x1, '@media': { [media.medium]: { display: 'none' } } }]);

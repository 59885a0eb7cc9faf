import { style } from '@vanilla-extract/css';
import { media } from '../ui/breakpoints.ts';
import { size, vars } from '../ui/theme.css.ts';
import { inlineRow } from '../ui/patterns.css.ts';

export const logo = style({
  ...inlineRow(vars.space.x2),
  minHeight: size.x56,
  fontFamily: vars.font.serif,
  fontSize: vars.text.x22,
  fontWeight: 520,
  letterSpacing: '-0.015em',
  lineHeight: 1,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  color: vars.color.accent,
  selectors: { '&:hover': { color: vars.color.ink } },
  '@media': { [media.large]: { fontSize: vars.text.x28, gap: vars.space.x3 } },
});

export const mark = style({
  flex: 'none',
  width: 'auto',
  maxWidth: '180px',
  height: size.x32,
  objectFit: 'contain',
  '@media': { [media.large]: { maxWidth: '260px', height: '39px' } },
});

import { style } from '@vanilla-extract/css';
import { size, vars } from '../../ui/theme.css.ts';
import { inlineRow, softText, wrapping } from '../../ui/patterns.css.ts';

export const finishes = style({ ...wrapping(), columnGap: vars.space.x5 });

export const finish = style({
  ...inlineRow(vars.space.x2),
  ...softText,
  minHeight: size.x44,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.brass, textDecoration: 'underline' } },
});

export const disc = style({
  flexShrink: 0,
  width: size.x24,
  height: size.x24,
  borderRadius: vars.radius.pill,
  boxShadow: `0 0 0 1px ${vars.color.swatchRing}`,
});

import { style } from '@vanilla-extract/css';
import { size, vars } from '../ui/theme.css.ts';
import { stack, underlined, warningText } from '../ui/patterns.css.ts';

export const block = style({ ...stack(vars.space.x2), '@media': { '(scripting: none)': { display: 'none' } } });

export const problem = style({
  ...warningText,
  padding: `${vars.space.x2} ${vars.space.x3}`,
  borderInlineStart: `3px solid ${vars.color.warn}`,
  backgroundColor: vars.color.surface,
});

export const retry = style({
  ...underlined,
  minHeight: size.x24,
  marginInlineStart: vars.space.x2,
  color: vars.color.ink,
  fontWeight: 560,
  selectors: { '&:hover': { color: vars.color.brass } },
});

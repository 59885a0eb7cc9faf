import { style } from '@vanilla-extract/css';
import { size, vars } from '../ui/theme.css.ts';
import { markedPanel, stack, underlined, warningText } from '../ui/patterns.css.ts';

export const block = style({ ...stack(vars.space.x2), '@media': { '(scripting: none)': { display: 'none' } } });

export const problem = style({
  ...warningText,
  ...markedPanel(vars.color.warn),
  padding: `${vars.space.x2} ${vars.space.x3}`,
});

export const retry = style({
  ...underlined,
  minHeight: size.x24,
  marginInlineStart: vars.space.x2,
  color: vars.color.ink,
  fontWeight: 560,
  selectors: { '&:hover': { color: vars.color.brass } },
});

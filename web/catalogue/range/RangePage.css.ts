import { style } from '@vanilla-extract/css';
import { border, size, vars } from '../../ui/theme.css.ts';
import { boundedStack, inlineRow, plainLink } from '../../ui/patterns.css.ts';

export const chip = style({
  ...inlineRow(),
  ...plainLink,
  minHeight: size.x44,
  paddingInline: vars.space.x4,
  background: vars.color.surface,
  border: border.line,
  borderRadius: vars.radius.pill,
  fontSize: vars.text.x14,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&[aria-current]': {
      borderColor: vars.color.green,
      boxShadow: `inset 0 0 0 1px ${vars.color.green}`,
      fontWeight: 600,
    },
  },
});

export const body = style({ ...boundedStack(vars.space.x4), paddingBlock: `${vars.space.x4} ${vars.space.x8}` });

export const products = style(boundedStack(vars.space.x5));

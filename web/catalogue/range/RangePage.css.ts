import { style } from '@vanilla-extract/css';
import { border, vars } from '../../ui/theme.css.ts';
import { boundedStack, pillLink } from '../../ui/patterns.css.ts';

export const chip = style({
  ...pillLink(),
  paddingInline: vars.space.x4,
  background: vars.color.surface,
  border: border.line,
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

import { style } from '@vanilla-extract/css';
import { size, vars } from '../../ui/theme.css.ts';
import { boundedStack, gridOf, inputBox, problemText } from '../../ui/patterns.css.ts';

export const form = style(boundedStack(vars.space.x2));

export const label = style({ fontSize: vars.text.x14, fontWeight: 560 });

export const row = style({ ...gridOf('minmax(0, 220px) auto', vars.space.x2), justifyContent: 'start' });

export const input = style({
  ...inputBox,
  width: '100%',
  minWidth: 0,
  minHeight: size.x48,
  paddingInline: vars.space.x3,
  textTransform: 'uppercase',
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&[aria-invalid="true"]': { borderColor: vars.color.sale },
  },
});

export const problem = style({ ...problemText, display: 'block', fontStyle: 'italic' });

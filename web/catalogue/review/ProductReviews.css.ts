import { style } from '@vanilla-extract/css';
import { border, vars } from '../../ui/theme.css.ts';
import { boundedStack } from '../../ui/patterns.css.ts';

export const section = style({
  ...boundedStack(vars.space.x5),
  paddingTop: vars.space.x6,
  borderTop: border.hairline,
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const waiting = style({ minHeight: '240px' });

import { style } from '@vanilla-extract/css';
import { border, vars } from '../theme.css.ts';

export const sheet = style({
  display: 'none',
  '@media': {
    print: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: vars.space.x5,
      paddingBottom: vars.space.x3,
      borderBottom: border.line,
      fontSize: vars.text.x12,
      textAlign: 'end',
    },
  },
});

export const name = style({ fontFamily: vars.font.serif, fontSize: vars.text.x22 });

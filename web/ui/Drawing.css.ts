import { style } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

export const drawing = style({
  fill: 'none',
  stroke: vars.color.brassLight,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

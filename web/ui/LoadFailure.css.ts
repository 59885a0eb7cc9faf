import { style } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';
import { stack } from './patterns.css.ts';

export const failure = style({
  ...stack(vars.space.x4),
  justifyItems: 'center',
  padding: vars.space.x8,
  color: vars.color.soft,
  textAlign: 'center',
});

import { style } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';
import { stack, wrapping } from './patterns.css.ts';

export const block = style({
  ...stack(vars.space.x4),
  justifyItems: 'center',
  paddingBlock: vars.space.x8,
  paddingInline: vars.space.x4,
  textAlign: 'center',
});

export const title = style({ fontSize: vars.text.x28, maxWidth: '26ch' });
export const words = style({ ...stack(vars.space.x3), maxWidth: '56ch', color: vars.color.soft });
export const action = style({ ...wrapping(vars.space.x3), justifyContent: 'center', paddingTop: vars.space.x2 });

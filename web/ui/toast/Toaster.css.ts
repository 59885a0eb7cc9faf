import { style } from '@vanilla-extract/css';
import { vars } from '../theme.css.ts';

export const region = style({
  position: 'fixed',
  insetInline: 0,
  bottom: vars.space.x5,
  zIndex: 70,
  display: 'grid',
  justifyItems: 'center',
  paddingInline: vars.space.x4,
  pointerEvents: 'none',
});

export const toast = style({
  padding: `${vars.space.x3} ${vars.space.x5}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.ink,
  color: vars.color.paper,
  boxShadow: vars.shadow.float,
});

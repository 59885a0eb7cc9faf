import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

export const block = style({ display: 'grid', gap: vars.space.x4 });

export const warning = style({
  display: 'grid',
  gap: vars.space.x1,
  padding: `${vars.space.x3} ${vars.space.x4}`,
  borderInlineStart: `3px solid ${vars.color.warn}`,
  backgroundColor: vars.color.wash,
  color: vars.color.soft,
  fontSize: vars.text.x14,
});

export const warningTitle = style({
  color: vars.color.warn,
  fontFamily: vars.font.sans,
  fontSize: vars.text.x14,
  fontWeight: 600,
  letterSpacing: 0,
});

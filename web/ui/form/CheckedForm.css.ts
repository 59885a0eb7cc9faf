import { style } from '@vanilla-extract/css';
import { vars } from '../theme.css.ts';

export const summary = style({
  display: 'grid',
  gap: vars.space.x2,
  padding: vars.space.x4,
  borderInlineStart: `3px solid ${vars.color.sale}`,
  backgroundColor: vars.color.surface,
});
export const title = style({ fontWeight: 560 });
export const list = style({ display: 'grid', gap: vars.space.x1, color: vars.color.sale, fontSize: vars.text.x14 });

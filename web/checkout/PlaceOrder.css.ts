import { style } from '@vanilla-extract/css';
import { vars } from '../ui/theme.css.ts';

export const problem = style({
  display: 'grid',
  gap: vars.space.x2,
  padding: vars.space.x3,
  borderInlineStart: `3px solid ${vars.color.warn}`,
  backgroundColor: vars.color.surface,
  color: vars.color.warn,
  fontSize: vars.text.x14,
});

export const progress = style({ fontWeight: 560 });

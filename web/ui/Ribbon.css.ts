import { style } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

export const ribbon = style({
  display: 'inline-block',
  paddingBlock: '3px',
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sale,
  color: vars.color.paper,
  fontSize: vars.text.x12,
  fontWeight: 600,
  letterSpacing: '0.06em',
  lineHeight: 1.3,
});

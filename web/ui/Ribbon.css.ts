import { style } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';
import { eyebrowText } from './patterns.css.ts';

export const ribbon = style({
  ...eyebrowText,
  display: 'inline-block',
  paddingBlock: '3px',
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sale,
  color: vars.color.paper,
  lineHeight: 1.3,
});

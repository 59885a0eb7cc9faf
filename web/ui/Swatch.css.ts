import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

const disc = style({
  display: 'inline-block',
  width: '18px',
  height: '18px',
  borderRadius: vars.radius.pill,
  verticalAlign: 'middle',
});

export const kind = styleVariants({
  plain: [disc],
  chosen: [disc, { outline: `1.5px solid ${vars.color.ink}`, outlineOffset: '2px' }],
});

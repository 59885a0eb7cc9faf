import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { size, vars } from './theme.css.ts';

const disc = style({
  position: 'relative',
  display: 'inline-block',
  width: size.x18,
  height: size.x18,
  borderRadius: vars.radius.pill,
  verticalAlign: 'middle',
  boxShadow: `0 0 0 1px ${vars.color.swatchRing}`,
  // The reflection of a window.
  '::after': {
    content: '',
    position: 'absolute',
    inset: '2.3px',
    border: '1.4px solid transparent',
    borderTopColor: 'rgb(255 255 255 / 50%)',
    borderRadius: vars.radius.pill,
    transform: 'rotate(-35deg)',
    pointerEvents: 'none',
  },
});

/** Here rather than in attributes, which each card of a list would repeat. */
export const picture = style({ display: 'block', width: size.x18, height: size.x18, strokeWidth: '1.5px' });

globalStyle(`${picture} circle`, { cx: '9px', cy: '9px', r: '8.25px' });

export const kind = styleVariants({
  plain: [disc],
  chosen: [disc, { outline: `1.5px solid ${vars.color.ink}`, outlineOffset: '2px' }],
});

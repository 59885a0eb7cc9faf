import { keyframes, style } from '@vanilla-extract/css';
import { size, vars } from '../ui/theme.css.ts';
import * as line from './line/CartLine.css.ts';

const breathe = keyframes({ from: { opacity: 1 }, to: { opacity: 0.5 } });

export const skeleton = style({
  display: 'grid',
  paddingInline: vars.space.x5,
  animation: `${breathe} 900ms ease-in-out infinite alternate`,
  '@media': { '(scripting: none)': { display: 'none' } },
});

/** The grid of a line, so that loading the lines causes no layout shift. */
export const skeletonLine = style([line.line]);

const block = style({ display: 'block', borderRadius: vars.radius.control, backgroundColor: vars.color.wash });

export const skeletonImage = style([block, { gridArea: 'image', aspectRatio: '1' }]);
export const skeletonName = style([
  block,
  { gridArea: 'about', width: '80%', height: size.x18, marginTop: vars.space.x1 },
]);
export const skeletonCode = style([
  block,
  { gridArea: 'about', width: '45%', height: '14px', marginTop: vars.space.x6 },
]);
export const skeletonStepper = style([
  block,
  { gridArea: 'quantity', width: '132px', height: size.x48, borderRadius: vars.radius.pill },
]);

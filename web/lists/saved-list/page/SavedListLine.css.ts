import { globalStyle, style } from '@vanilla-extract/css';
import { notPrinted } from '../../../ui/print/printed.css.ts';
import { size, vars } from '../../../ui/theme.css.ts';
import { softText, stack, underlined, wrappingRow } from '../../../ui/patterns.css.ts';

export const note = style({
  paddingInlineStart: vars.space.x3,
  borderInlineStart: `2px solid ${vars.color.accent}`,
  fontSize: vars.text.x14,
});
export const noteForm = style({ ...stack(vars.space.x2), justifySelf: 'stretch', justifyItems: 'start' });
globalStyle(`${noteForm} > :first-child`, { justifySelf: 'stretch' });
export const lineTools = style([notPrinted, { ...wrappingRow(), columnGap: vars.space.x4 }]);
export const lineTool = style({ ...underlined, ...softText, minHeight: size.x36 });
export const select = style({
  ...softText,
  maxWidth: '160px',
  minHeight: size.x36,
  border: 0,
  background: 'transparent',
});

/** Six dots. Fingers scroll instead. */
export const grip = style({
  display: 'none',
  width: '20px',
  height: size.x36,
  cursor: 'grab',
  color: vars.color.muted,
  backgroundImage: 'radial-gradient(circle, currentColor 1.5px, transparent 2px)',
  backgroundSize: '7px 7px',
  backgroundPosition: 'center',
  backgroundRepeat: 'repeat',
  backgroundClip: 'content-box',
  padding: '7px 3px',
  '@media': { '(pointer: fine)': { display: 'block' } },
});
/** Where a dragged line would go. */
export const over = style({ boxShadow: `inset 0 3px 0 ${vars.color.accent}` });

import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

// Shrinks to its stars, because the filled part is a percentage of its width.
export const stars = style({
  position: 'relative',
  display: 'inline-block',
  flex: 'none',
  width: 'fit-content',
  color: vars.color.brass,
});

export const gained = style({ position: 'absolute', insetBlock: 0, insetInlineStart: 0, overflow: 'hidden' });

// The row is cut off by its frame, not scaled down to fit.
globalStyle(`${gained} svg`, { maxWidth: 'none' });

import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../ui/theme.css.ts';

// As wide as its stars wherever it stands: the filled part is a share of its width.
export const stars = style({
  position: 'relative',
  display: 'inline-block',
  flex: 'none',
  width: 'fit-content',
  color: vars.color.brass,
});

export const gained = style({ position: 'absolute', insetBlock: 0, insetInlineStart: 0, overflow: 'hidden' });

// Cut off by its frame, not made smaller to fit it.
globalStyle(`${gained} svg`, { maxWidth: 'none' });

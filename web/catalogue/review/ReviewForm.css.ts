import { style } from '@vanilla-extract/css';
import { border, size, vars } from '../../ui/theme.css.ts';
import { boundedStack, covering, squareOf, stack, surfacePanel, wrapping, wrappingRow } from '../../ui/patterns.css.ts';

export const form = style({ ...surfacePanel, ...boundedStack(vars.space.x5), width: '100%', padding: vars.space.x5 });

export const title = style({ fontSize: vars.text.x18 });

const aside = {
  padding: `${vars.space.x3} ${vars.space.x4}`,
  borderInlineStart: '3px solid',
  backgroundColor: vars.color.wash,
  fontSize: vars.text.x14,
} as const;

export const summary = style({ ...stack(vars.space.x2), ...aside, color: vars.color.sale });

export const thanks = style({ ...aside, color: vars.color.ok });

export const ratings = style(wrappingRow());

export const star = style({
  ...squareOf(size.x44),
  position: 'relative',
  borderRadius: vars.radius.control,
  color: vars.color.brass,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.wash },
    '&:has(:focus-visible)': { outline: border.focus, outlineOffset: '-2px' },
  },
});

// The input covers its star, so that taps find it there.
export const radio = style({ ...covering, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'pointer' });

export const actions = style(wrapping(vars.space.x3));

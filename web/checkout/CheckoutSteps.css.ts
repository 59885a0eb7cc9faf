import { style } from '@vanilla-extract/css';
import { media } from '../ui/breakpoints.ts';
import { border, size, vars } from '../ui/theme.css.ts';
import { centredRow, squareOf, wrapping } from '../ui/patterns.css.ts';

export const steps = style({
  ...wrapping(),
  columnGap: vars.space.x4,
  rowGap: vars.space.x2,
  fontSize: vars.text.x14,
  '@media': { [media.medium]: { fontSize: vars.text.x16 } },
});
export const step = style({ ...centredRow(vars.space.x2), minHeight: size.x32, color: vars.color.muted });
export const current = style([step, { color: vars.color.ink, fontWeight: 560 }]);
export const link = style({ color: vars.color.ink });

export const number = style({
  ...squareOf(size.x28),
  border: border.line,
  borderRadius: vars.radius.pill,
  fontSize: vars.text.x14,
  selectors: {
    [`${current} &`]: { borderColor: vars.color.green, backgroundColor: vars.color.green, color: vars.color.onGreen },
  },
});

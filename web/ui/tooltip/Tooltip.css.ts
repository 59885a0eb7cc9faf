import { style } from '@vanilla-extract/css';
import { size, vars } from '../theme.css.ts';
import { squareOf } from '../patterns.css.ts';

export const place = style({
  display: 'inline-flex',
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});

export const button = style({
  ...squareOf(size.x28),
  borderRadius: vars.radius.pill,
  color: vars.color.muted,
  selectors: { '&:hover': { color: vars.color.brass } },
});

export const buttonOnGreen = style([
  button,
  {
    color: vars.color.onGreenSoft,
    selectors: {
      '&:hover': { color: vars.color.focusOnGreen },
      '&:focus-visible': { outlineColor: vars.color.focusOnGreen },
    },
  },
]);

export const bubble = style({
  position: 'fixed',
  inset: 'auto',
  width: 'max-content',
  maxWidth: 'min(280px, calc(100vw - 16px))',
  padding: `${vars.space.x3} ${vars.space.x4}`,
  border: 0,
  background: vars.color.ink,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.float,
  color: vars.color.paper,
  fontFamily: vars.font.sans,
  fontSize: vars.text.x14,
  fontWeight: 400,
  lineHeight: 1.45,
  textAlign: 'start',
});

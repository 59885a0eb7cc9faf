import { style } from '@vanilla-extract/css';
import { size, vars } from '../../../ui/theme.css.ts';
import {
  boundedStack,
  centredRow,
  covering,
  finePrint,
  focused,
  gridOf,
  mutedText,
  outlined,
  problemText,
  smallFigures,
  stack,
} from '../../../ui/patterns.css.ts';

const THUMB = '20px';

export const block = style(boundedStack(vars.space.x3));

export const slider = style({
  position: 'relative',
  height: size.x32,
  marginInline: '2px',
  '@media': { '(scripting: none)': { display: 'none' } },
});

const line = style({ position: 'absolute', top: '15px', height: '2px', borderRadius: vars.radius.pill });
export const track = style([line, { left: '10px', right: '10px', background: vars.color.hairline }]);
export const chosen = style([line, { left: 0, width: '100%', fill: vars.color.accent }]);

/** Two range inputs on top of each other, so only their thumbs take the pointer. */
export const thumb = style({
  ...covering,
  width: '100%',
  height: '100%',
  appearance: 'none',
  background: 'transparent',
  pointerEvents: 'none',
  outline: 'none',
  selectors: {
    '&::-webkit-slider-runnable-track': { background: 'transparent' },
    '&::-moz-range-track': { background: 'transparent' },
    '&::-webkit-slider-thumb': {
      appearance: 'none',
      width: THUMB,
      height: THUMB,
      background: vars.color.surface,
      border: `2px solid ${vars.color.accent}`,
      borderRadius: vars.radius.pill,
      boxShadow: '0 0 0 2px transparent',
      cursor: 'grab',
      pointerEvents: 'auto',
    },
    '&::-moz-range-thumb': {
      boxSizing: 'border-box',
      width: THUMB,
      height: THUMB,
      background: vars.color.surface,
      border: `2px solid ${vars.color.accent}`,
      borderRadius: vars.radius.pill,
      cursor: 'grab',
      pointerEvents: 'auto',
    },
    '&::-webkit-slider-thumb:hover': { background: vars.color.wash },
    '&:active::-webkit-slider-thumb': { cursor: 'grabbing' },
    '&:focus-visible': { zIndex: 1 },
    '&:focus-visible::-webkit-slider-thumb': { ...focused },
    '&:focus-visible::-moz-range-thumb': { ...focused },
  },
});

export const fields = style(gridOf('repeat(2, minmax(0, 1fr))', vars.space.x3));

export const field = style(stack(vars.space.x1));

export const label = style(finePrint);

export const box = style({
  ...centredRow(vars.space.x1),
  ...outlined,
  minHeight: size.x44,
  paddingInline: vars.space.x3,
  background: vars.color.surface,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&:focus-within': { ...focused },
  },
});

export const unit = style(mutedText);

export const input = style({
  ...smallFigures,
  width: '100%',
  minWidth: 0,
  minHeight: '42px',
  padding: 0,
  background: 'transparent',
  border: 0,
  outline: 'none',
  selectors: { '&::placeholder': { color: vars.color.muted, opacity: 1 } },
});

export const message = style({ ...problemText, margin: 0 });

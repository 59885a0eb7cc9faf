import { style } from '@vanilla-extract/css';
import { border, size, vars } from './theme.css.ts';
import { centredIn, eased, inputBox, stack, warningText } from './patterns.css.ts';

export const block = style({ ...stack(vars.space.x1), justifyItems: 'start' });

export const control = style({
  display: 'inline-grid',
  gridTemplateColumns: '44px minmax(40px, 56px) 44px',
  height: size.x48,
  alignItems: 'stretch',
  border: border.line,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surface,
  transition: eased('quick', 'border-color'),
  selectors: { '&:hover, &:focus-within': { borderColor: vars.color.ink } },
});

/** Without buttons, as high as a row of a table. */
export const typed = style({
  ...inputBox,
  display: 'inline-grid',
  width: '64px',
  height: size.x36,
  selectors: { '&:hover, &:focus-within': { borderColor: vars.color.ink } },
});

export const step = style({
  ...centredIn,
  borderRadius: vars.radius.pill,
  color: vars.color.ink,
  transition: eased('quick', 'background-color'),
  selectors: {
    '&:hover:not(:disabled)': { backgroundColor: vars.color.wash },
    '&:active:not(:disabled)': { backgroundColor: vars.color.hairline },
    '&:disabled': { color: vars.color.line, cursor: 'not-allowed' },
  },
});

export const field = style({
  width: '100%',
  minWidth: 0,
  border: 0,
  padding: 0,
  textAlign: 'center',
  fontWeight: 560,
  fontVariantNumeric: 'tabular-nums lining-nums',
  backgroundColor: 'transparent',
  borderRadius: vars.radius.control,
});

export const reason = style(warningText);

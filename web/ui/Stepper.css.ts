import { style } from '@vanilla-extract/css';
import { border, size, vars } from './theme.css.ts';

export const block = style({ display: 'grid', gap: vars.space.x1, justifyItems: 'start' });

export const control = style({
  display: 'inline-grid',
  gridTemplateColumns: '44px minmax(40px, 56px) 44px',
  height: size.x48,
  alignItems: 'stretch',
  border: border.line,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surface,
  transition: `border-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:hover, &:focus-within': { borderColor: vars.color.ink },
    '&:disabled': { borderColor: vars.color.hairline },
  },
});

/** Without buttons, as high as a row of a table. */
export const typed = style({
  display: 'inline-grid',
  width: '64px',
  height: size.x36,
  border: border.line,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  selectors: { '&:hover, &:focus-within': { borderColor: vars.color.ink } },
});

export const step = style({
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.pill,
  color: vars.color.ink,
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
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

export const reason = style({ fontSize: vars.text.x14, color: vars.color.warn });

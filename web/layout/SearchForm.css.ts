import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../ui/breakpoints.ts';
import { size, vars } from '../ui/theme.css.ts';
import { centredIn, eased, inputBox } from '../ui/patterns.css.ts';

export const root = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  '@media': {
    // On small screens the suggestions fill the screen, with the field at the top.
    [media.phone]: {
      selectors: {
        '&[data-suggesting]': {
          position: 'fixed',
          inset: 0,
          zIndex: 50,
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          alignContent: 'start',
          columnGap: vars.space.x2,
          padding: `${vars.space.x3} ${vars.space.x2} ${vars.space.x6} ${vars.space.x4}`,
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          backgroundColor: vars.color.surface,
        },
      },
    },
  },
});
globalStyle(`html:has(${root}[data-suggesting])`, {
  '@media': { [media.phone]: { overflow: 'hidden' } },
});

export const form = style({
  ...inputBox,
  position: 'relative',
  display: 'flex',
  width: '100%',
  height: size.x48,
  transition: eased('quick', 'border-color'),
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&:focus-within': { borderColor: vars.color.focus, outline: `1px solid ${vars.color.focus}` },
  },
});

export const field = style({
  flex: 1,
  minWidth: 0,
  border: 0,
  paddingInlineStart: vars.space.x4,
  backgroundColor: 'transparent',
  appearance: 'none',
  selectors: {
    // The form shows the focus ring for its field.
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: vars.color.muted, opacity: 1 },
  },
});

export const submit = style({
  ...centredIn,
  flex: 'none',
  width: size.x48,
  borderRadius: vars.radius.control,
  color: vars.color.accent,
  selectors: { '&:hover': { color: vars.color.brass } },
});

export const clear = style({
  ...centredIn,
  flex: 'none',
  width: size.x44,
  borderRadius: vars.radius.control,
  color: vars.color.muted,
  selectors: {
    [`${field}:placeholder-shown + &`]: { display: 'none' },
    '&:hover': { color: vars.color.ink },
  },
});

import { style } from '@vanilla-extract/css';
import { vars } from '../ui/theme.css.ts';

export const form = style({
  position: 'relative',
  display: 'flex',
  width: '100%',
  height: '48px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  transition: `border-color ${vars.motion.quick} ${vars.motion.ease}`,
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
    // The whole form shows the focus.
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: vars.color.muted, opacity: 1 },
    '&::-webkit-search-cancel-button': { cursor: 'pointer' },
  },
});

export const submit = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '48px',
  borderRadius: vars.radius.control,
  color: vars.color.green,
  selectors: { '&:hover': { color: vars.color.brass } },
});

import { style } from '@vanilla-extract/css';
import { vars } from '../ui/theme.css.ts';

const notice = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  minHeight: '48px',
  marginTop: vars.space.x4,
  paddingInlineStart: vars.space.x4,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.wash,
  color: vars.color.soft,
  fontSize: vars.text.x14,
});

export const warning = style([
  notice,
  { boxShadow: `inset 3px 0 0 ${vars.color.warn}`, color: vars.color.warn, paddingBlock: vars.space.x2 },
]);

/** Sticks to the lower edge of the visible list. */
export const undo = style([
  notice,
  {
    position: 'sticky',
    bottom: vars.space.x3,
    zIndex: 1,
    marginBottom: vars.space.x3,
    backgroundColor: vars.color.green,
    color: vars.color.onGreen,
  },
]);

export const action = style({
  flex: 'none',
  minHeight: '44px',
  paddingInline: vars.space.x4,
  color: vars.color.ink,
  fontWeight: 560,
  textDecoration: 'underline',
  textUnderlineOffset: '0.22em',
  selectors: { '&:hover': { color: vars.color.brass } },
});

export const actionOnGreen = style([
  action,
  {
    color: vars.color.onGreen,
    selectors: {
      '&:hover': { color: vars.color.focusOnGreen },
      '&:focus-visible': { outlineColor: vars.color.focusOnGreen },
    },
  },
]);

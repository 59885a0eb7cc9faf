import { style } from '@vanilla-extract/css';
import { size, vars } from '../../ui/theme.css.ts';
import { eased, gridOf, stack } from '../../ui/patterns.css.ts';

/** On the footer's green background. */
export const form = style({ ...stack(vars.space.x2), maxWidth: '520px', width: '100%' });

export const label = style({ fontSize: vars.text.x14, fontWeight: 560 });

export const row = style(gridOf('minmax(0, 1fr) auto', vars.space.x2));

export const input = style({
  width: '100%',
  minHeight: size.x48,
  paddingInline: vars.space.x3,
  border: `1px solid ${vars.color.onGreenSoft}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  selectors: {
    '&:focus-visible': { outlineColor: vars.color.focusOnGreen },
    '&[aria-invalid="true"]': { boxShadow: `inset 0 0 0 2px ${vars.color.sale}` },
  },
});

export const button = style({
  minHeight: size.x48,
  paddingInline: vars.space.x5,
  border: `1px solid ${vars.color.onGreen}`,
  borderRadius: vars.radius.control,
  fontWeight: 560,
  transition: eased('quick', 'background-color', 'color'),
  selectors: {
    '&:hover': { backgroundColor: vars.color.onGreen, color: vars.color.band },
    '&:focus-visible': { outlineColor: vars.color.focusOnGreen },
    '&[aria-disabled]': { cursor: 'progress' },
  },
});

export const message = style({
  minHeight: '1.5em',
  fontSize: vars.text.x14,
  fontWeight: 560,
  color: vars.color.focusOnGreen,
});

export const note = style({ color: vars.color.onGreenSoft, fontSize: vars.text.x14 });

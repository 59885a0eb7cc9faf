import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

export const child = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  paddingInlineEnd: vars.space.x3,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.control,
  selectors: { '&:hover': { borderColor: vars.color.brassLight } },
});

export const picture = style({ width: '44px', overflow: 'hidden', background: vars.color.wash });

export const link = style({
  color: vars.color.ink,
  fontSize: vars.text.x14,
  fontWeight: 500,
  outline: 'none',
  textDecoration: 'none',
  selectors: {
    [`${child}:hover &`]: { color: vars.color.brass },
    // The link covers its picture too.
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.control },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});

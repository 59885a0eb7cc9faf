import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { size, vars } from './theme.css.ts';
import { eased, inlineRow } from './patterns.css.ts';

const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } });

const base = style({
  ...inlineRow(vars.space.x2),
  position: 'relative',
  justifyContent: 'center',
  overflow: 'hidden',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  fontFamily: vars.font.sans,
  fontWeight: 560,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: eased('quick', 'background-color', 'border-color', 'color'),
  selectors: {
    '&:active:not(:disabled)': { transform: 'translateY(1px)' },
    '&:disabled': { cursor: 'not-allowed' },
    '&[aria-busy="true"]': { cursor: 'progress' },
    '&[aria-busy="true"]::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      bottom: 0,
      width: '30%',
      height: '2px',
      backgroundColor: 'currentColor',
      animation: `${pass} 900ms linear infinite`,
    },
  },
});

export const tone = styleVariants({
  primary: [
    base,
    {
      backgroundColor: vars.color.green,
      color: vars.color.onGreen,
      selectors: {
        '&:hover': { backgroundColor: vars.color.greenHover, color: vars.color.onGreen },
        '&:disabled': { backgroundColor: vars.color.hairline, color: vars.color.muted },
      },
    },
  ],
  secondary: [
    base,
    {
      backgroundColor: vars.color.surface,
      borderColor: vars.color.line,
      color: vars.color.ink,
      selectors: {
        '&:hover': { borderColor: vars.color.ink, color: vars.color.ink },
        '&:active:not(:disabled)': { backgroundColor: vars.color.wash },
        '&:disabled': { borderColor: vars.color.hairline, color: vars.color.muted },
      },
    },
  ],
  quiet: [
    base,
    {
      backgroundColor: 'transparent',
      color: vars.color.ink,
      selectors: {
        '&:hover': { backgroundColor: vars.color.wash, color: vars.color.ink },
        '&:active:not(:disabled)': { backgroundColor: vars.color.hairline },
        '&:disabled': { color: vars.color.muted },
      },
    },
  ],
});

export const sizes = styleVariants({
  small: { minHeight: size.x44, paddingInline: vars.space.x4, fontSize: vars.text.x14 },
  medium: { minHeight: size.x48, paddingInline: vars.space.x5, fontSize: vars.text.x16 },
  large: { minHeight: size.x56, paddingInline: vars.space.x6, fontSize: vars.text.x16 },
});

export const wide = style({ width: '100%' });

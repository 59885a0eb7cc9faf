import { keyframes, style } from '@vanilla-extract/css';
import { size, vars } from '../ui/theme.css.ts';
import { eased, squareOf } from '../ui/patterns.css.ts';

export const button = style({
  ...squareOf(size.x44),
  position: 'relative',
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  transition: eased('quick', 'background-color'),
  selectors: { '&:hover': { backgroundColor: vars.color.wash }, '&:active': { backgroundColor: vars.color.hairline } },
});

const sway = keyframes({
  '0%, 100%': { transform: 'none' },
  '20%, 60%': { transform: 'rotate(-9deg)' },
  '40%, 80%': { transform: 'rotate(9deg)' },
});

export const shaken = style({
  display: 'grid',
  animation: `${sway} 480ms ${vars.motion.ease}`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

const arrive = keyframes({ from: { transform: 'scale(.6)', opacity: 0 }, to: { transform: 'none', opacity: 1 } });

export const badge = style({
  position: 'absolute',
  top: '2px',
  insetInlineStart: vars.space.x5,
  minWidth: size.x18,
  height: size.x18,
  paddingInline: '5px',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.brass,
  boxShadow: `0 0 0 2px ${vars.color.paper}`,
  color: vars.color.surface,
  fontSize: '0.6875rem',
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: 600,
  lineHeight: size.x18,
  textAlign: 'center',
  animation: `${arrive} ${vars.motion.drawer} ${vars.motion.ease}`,
});

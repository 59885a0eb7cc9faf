import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { vars } from '../../ui/theme.css.ts';

export const BAR_HEIGHT = '68px';

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.x3,
  minHeight: BAR_HEIGHT,
  padding: `${vars.space.x2} ${vars.space.x4}`,
  borderTop: `1px solid ${vars.color.hairline}`,
  backgroundColor: vars.color.paper,
  transition: `opacity ${vars.motion.normal} ${vars.motion.ease}, visibility ${vars.motion.normal}`,
  selectors: { '&[data-away]': { opacity: 0, visibility: 'hidden' } },
  '@media': { [media.medium]: { paddingInline: vars.space.x5 } },
});

export const picture = style({
  width: '48px',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  '@media': { '(max-width: 359.98px)': { display: 'none' } },
});

export const facts = style({ display: 'grid', minWidth: 0 });

export const choice = style({
  overflow: 'hidden',
  color: vars.color.soft,
  fontSize: vars.text.x14,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

// Keyboard focus scrolls clear of the bar.
globalStyle(`html:has(${bar})`, {
  scrollPaddingBottom: `calc(${BAR_HEIGHT} + var(--foot-space, 0px) + ${vars.space.x3})`,
});

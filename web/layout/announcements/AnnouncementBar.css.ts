import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { vars } from '../../ui/theme.css.ts';

/** Announcements take turns here. Without scripts, with reduced motion, and on the narrowest phones, which would need four lines, all of them show. useRotation.ts has the same query. */
export const ROTATES =
  'screen and (min-width: 360px) and (max-width: 767.98px) and (scripting: enabled) and (prefers-reduced-motion: no-preference)';

/** The heights of the bar's first row, and of the promises below it: in one row, and in two where they do not rotate on a phone. */
export const BAR_HEIGHT = '44px';
export const PROMISES_HEIGHT = '36px';
export const STACKED_PROMISES_HEIGHT = '72px';

/** Places a sticky header so that the bar scrolls away and the rest stays. */
export const scrollsAway: StyleRule = {
  top: `calc(-1 * (${BAR_HEIGHT} + ${STACKED_PROMISES_HEIGHT}))`,
  '@media': {
    [media.medium]: { top: `calc(-1 * (${BAR_HEIGHT} + ${PROMISES_HEIGHT}))` },
    [ROTATES]: { top: `calc(-1 * ${BAR_HEIGHT})` },
  },
};

export const bar = style({ backgroundColor: vars.color.band, color: vars.color.onGreen, fontSize: vars.text.x14 });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.x4,
  minHeight: BAR_HEIGHT,
  '@media': { 'screen and (max-width: 479.98px)': { columnGap: vars.space.x1 } },
});

export const tools = style({ gridRow: 1, gridColumn: 2, display: 'flex', alignItems: 'center', gap: vars.space.x5 });

export const links = style({
  display: 'none',
  alignItems: 'center',
  gap: vars.space.x5,
  '@media': { [media.large]: { display: 'flex' } },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minHeight: '32px',
  color: 'inherit',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: {
    '&:hover': { color: vars.color.focusOnGreen, textDecoration: 'underline' },
    '&:focus-visible': { outlineColor: vars.color.focusOnGreen },
  },
});

export const vat = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x1 });

/** The tooltip icon, on green. */
export const vatExplanation = style({
  display: 'inline-flex',
  '@media': { 'screen and (max-width: 359.98px)': { display: 'none' } },
});

globalStyle(`${vatExplanation} button`, { color: vars.color.onGreenSoft });
globalStyle(`${vatExplanation} button:hover`, { color: vars.color.focusOnGreen });
globalStyle(`${vatExplanation} button:focus-visible`, { outlineColor: vars.color.focusOnGreen });

import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../ui/breakpoints.ts';
import { vars } from '../ui/theme.css.ts';

/** The height of the bar; the sticky header scrolls up by it. */
export const ANNOUNCEMENT_BAR_HEIGHT = '44px';

export const bar = style({ backgroundColor: vars.color.green, color: vars.color.onGreen, fontSize: vars.text.x14 });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  minHeight: ANNOUNCEMENT_BAR_HEIGHT,
});

export const promise = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minWidth: 0,
  fontSize: vars.text.x12,
  lineHeight: 1.35,
  textWrap: 'balance',
  '@media': { [media.large]: { fontSize: vars.text.x14 } },
});

export const promiseIcon = style({
  display: 'none',
  flex: 'none',
  color: vars.color.focusOnGreen,
  '@media': { [media.small]: { display: 'block' } },
});

export const limit = style({ color: vars.color.onGreenSoft });

export const tools = style({ display: 'flex', alignItems: 'center', flex: 'none', gap: vars.space.x5 });

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

export const promotion = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '32px',
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.focusOnGreen, textDecoration: 'underline' },
    '&:focus-visible': { outlineColor: vars.color.focusOnGreen },
  },
});

export const long = style({ display: 'none', '@media': { [media.medium]: { display: 'inline' } } });
export const short = style({ '@media': { [media.medium]: { display: 'none' } } });

export const vat = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x1 });

/** The tooltip icon, on green. */
export const vatExplanation = style({
  display: 'inline-flex',
  '@media': { 'screen and (max-width: 359.98px)': { display: 'none' } },
});

/** Hidden on small screens, for lack of room. */
export const explanation = style([
  vatExplanation,
  { display: 'none', '@media': { [media.medium]: { display: 'inline-flex' } } },
]);

globalStyle(`${vatExplanation} button`, { color: vars.color.onGreenSoft });
globalStyle(`${vatExplanation} button:hover`, { color: vars.color.focusOnGreen });
globalStyle(`${vatExplanation} button:focus-visible`, { outlineColor: vars.color.focusOnGreen });

import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { vars } from '../../ui/theme.css.ts';
import { BAR_HEIGHT, PROMISES_HEIGHT, ROTATES, STACKED_PROMISES_HEIGHT } from './AnnouncementBar.css.ts';

/** All in one grid cell, as high as the highest, so that rotation causes no layout shift. */
const rotates: StyleRule = {
  gridArea: '1 / 1',
  transition: `opacity ${vars.motion.drawer} ${vars.motion.ease}, visibility ${vars.motion.drawer}`,
  selectors: { '&:not([data-current])': { opacity: 0, visibility: 'hidden' } },
};

export const announcements = style({
  // The parts are cells of the bar's grid, except where they rotate in one of them.
  display: 'contents',
  '@media': {
    [ROTATES]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      minWidth: 0,
    },
  },
});

export const promotion = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minWidth: 0,
  minHeight: BAR_HEIGHT,
  fontSize: vars.text.x12,
  lineHeight: 1.35,
  textWrap: 'balance',
  '@media': { [media.large]: { fontSize: vars.text.x14 }, [ROTATES]: rotates },
});

export const promotionIcon = style({
  display: 'none',
  flex: 'none',
  color: vars.color.focusOnGreen,
  '@media': { [media.small]: { display: 'block' } },
});

export const limit = style({ color: vars.color.onGreenSoft });

export const promises = style({
  gridRow: 2,
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'center',
  columnGap: vars.space.x4,
  height: STACKED_PROMISES_HEIGHT,
  overflow: 'hidden',
  borderBlockStart: `1px solid ${vars.color.greenLine}`,
  fontSize: vars.text.x12,
  '@media': {
    [media.medium]: { display: 'flex', justifyContent: 'space-between', height: PROMISES_HEIGHT },
    [media.large]: { fontSize: vars.text.x14 },
    [ROTATES]: { display: 'contents' },
  },
});

export const promise = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minHeight: '32px',
  // Three lines of the longest promise fit into the bar of a narrow phone.
  lineHeight: 1.1,
  '@media': { [ROTATES]: { ...rotates, minHeight: BAR_HEIGHT } },
});

globalStyle(`${promise} svg`, {
  flex: 'none',
  color: vars.color.focusOnGreen,
  // Promises that take turns beside the VAT switch need the room.
  '@media': { 'screen and (max-width: 479.98px)': { display: 'none' } },
});

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.focusOnGreen, textDecoration: 'underline' },
    '&:focus-visible': { outlineColor: vars.color.focusOnGreen },
  },
});

export const long = style({ display: 'none', '@media': { [media.medium]: { display: 'inline' } } });
export const short = style({ '@media': { [media.medium]: { display: 'none' } } });

/** Hidden on small screens, for lack of room. */
export const explanation = style({ display: 'none', '@media': { [media.medium]: { display: 'inline-flex' } } });

globalStyle(`${explanation} button`, { color: vars.color.onGreenSoft });
globalStyle(`${explanation} button:hover`, { color: vars.color.focusOnGreen });
globalStyle(`${explanation} button:focus-visible`, { outlineColor: vars.color.focusOnGreen });

export const pause = style({
  display: 'none',
  placeItems: 'center',
  width: '32px',
  height: BAR_HEIGHT,
  color: vars.color.onGreenSoft,
  selectors: {
    '&:hover': { color: vars.color.focusOnGreen },
    '&:focus-visible': { outlineColor: vars.color.focusOnGreen },
  },
  '@media': { [ROTATES]: { display: 'grid' } },
});

import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { size, vars } from '../../ui/theme.css.ts';
import { centredRow, inlineRow } from '../../ui/patterns.css.ts';

/** Otherwise all announcements show. The narrowest phones would need four lines. As in `useRotation`. */
const ROTATES =
  'screen and (min-width: 360px) and (max-width: 767.98px) and (scripting: enabled)' +
  ' and (prefers-reduced-motion: no-preference)';

/** The heights of the first row, and of the promises in one row and in two (on phones where they do not rotate). */
const BAR_HEIGHT = '44px';
const PROMISES_HEIGHT = '36px';
const STACKED_PROMISES_HEIGHT = '72px';

/** For a sticky header: the bar scrolls away and the rest stays. */
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
  '@media': { [media.belowSmall]: { columnGap: vars.space.x1 } },
});

export const tools = style({ ...centredRow(vars.space.x5), gridRow: 1, gridColumn: 2 });

export const links = style({
  display: 'none',
  alignItems: 'center',
  gap: vars.space.x5,
  '@media': { [media.large]: { display: 'flex' } },
});

export const link = style({
  ...inlineRow(vars.space.x2),
  minHeight: size.x32,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: {
    '&:hover': { color: vars.color.focusOnGreen, textDecoration: 'underline' },
    '&:focus-visible': { outlineColor: vars.color.focusOnGreen },
  },
});

export const vat = style(inlineRow(vars.space.x1));

export const vatExplanation = style({
  display: 'inline-flex',
  '@media': { [media.narrow]: { display: 'none' } },
});

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
  ...centredRow(vars.space.x2),
  minWidth: 0,
  minHeight: BAR_HEIGHT,
  fontSize: vars.text.x12,
  lineHeight: 1.35,
  textWrap: 'balance',
  // Three lines fit into the bar of a narrow phone, as of a promise.
  '@media': { [media.large]: { fontSize: vars.text.x14 }, [ROTATES]: { ...rotates, lineHeight: 1.1 } },
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
  ...centredRow(vars.space.x2),
  minHeight: size.x32,
  // Three lines of the longest promise fit into the bar of a narrow phone.
  lineHeight: 1.1,
  '@media': { [ROTATES]: { ...rotates, minHeight: BAR_HEIGHT } },
});

globalStyle(`${promise} svg`, {
  flex: 'none',
  color: vars.color.focusOnGreen,
  // Promises that take turns beside the VAT switch need the room.
  '@media': { [media.belowSmall]: { display: 'none' } },
});

export const announcementsLink = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.focusOnGreen, textDecoration: 'underline' },
    '&:focus-visible': { outlineColor: vars.color.focusOnGreen },
  },
});

export const long = style({ display: 'none', '@media': { [media.medium]: { display: 'inline' } } });
export const short = style({ '@media': { [media.medium]: { display: 'none' } } });

/** For lack of room. */
export const explanation = style({ display: 'none', '@media': { [media.medium]: { display: 'inline-flex' } } });

export const pause = style({
  display: 'none',
  placeItems: 'center',
  width: size.x32,
  height: BAR_HEIGHT,
  color: vars.color.onGreenSoft,
  selectors: {
    '&:hover': { color: vars.color.focusOnGreen },
    '&:focus-visible': { outlineColor: vars.color.focusOnGreen },
  },
  '@media': { [ROTATES]: { display: 'grid' } },
});

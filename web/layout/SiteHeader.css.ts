import { style } from '@vanilla-extract/css';
import { media } from '../ui/breakpoints.ts';
import { border, size, vars } from '../ui/theme.css.ts';
import { scrollsAway } from './announcements/AnnouncementBar.css.ts';
import { centredRow, eased, squareOf } from '../ui/patterns.css.ts';

export const header = style({
  ...scrollsAway,
  position: 'sticky',
  zIndex: 30,
  backgroundColor: vars.color.paper,
  borderBottom: border.hairline,
  transition: eased('drawer', 'transform'),
  '@media': {
    ...scrollsAway['@media'],
    [media.low]: { position: 'relative', top: 'auto', transform: 'none !important' },
  },
  selectors: {
    // Never hides while it has keyboard focus or an open menu.
    '&[data-hidden]:not(:has(:focus-visible, [aria-expanded="true"]))': { transform: 'translateY(-100%)' },
    // The zoomed picture fills the screen.
    'html[data-zoomed] &': { visibility: 'hidden' },
    // Above every floating element.
    '&:has([data-suggesting])': { zIndex: 60 },
  },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"menu logo actions" "search search search"',
  alignItems: 'center',
  columnGap: vars.space.x2,
  paddingBlock: `${vars.space.x1} ${vars.space.x3}`,
  '@media': {
    [media.large]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"logo search actions"',
      columnGap: vars.space.x8,
      minHeight: '84px',
      paddingBlock: vars.space.x3,
    },
  },
});

export const menu = style({
  gridArea: 'menu',
  marginInlineStart: '-12px',
  '@media': { [media.large]: { display: 'none' } },
});

export const logo = style({ gridArea: 'logo', justifySelf: 'start', display: 'inline-flex' });

export const search = style({
  gridArea: 'search',
  '@media': { [media.large]: { maxWidth: '640px', width: '100%', justifySelf: 'center' } },
});

export const actions = style({ ...centredRow(vars.space.x1), gridArea: 'actions' });

export const call = style({
  ...squareOf(size.x44),
  // Left out where there is no room; the menu has the number too.
  '@media': { [media.large]: { display: 'none' }, [media.narrow]: { display: 'none' } },
});

/** The menu of smaller screens has these links. */
export const way = style({
  display: 'none',
  placeItems: 'center',
  width: size.x44,
  height: size.x44,
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  selectors: { '&:hover': { backgroundColor: vars.color.wash } },
  '@media': { [media.large]: { display: 'grid' } },
});

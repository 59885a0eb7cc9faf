import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../ui/breakpoints.ts';
import { aboveFoot, footSpace } from '../../../ui/foot-space.css.ts';
import { border, size, vars } from '../../../ui/theme.css.ts';
import { centredRow, outlined, plainLink, smallFigures, strongLink } from '../../../ui/patterns.css.ts';

export const BAR_HEIGHT = '68px';

/** Sticks to the foot of the screen while the list is in view; the list leaves room for it at its end. */
export const bar = style([
  aboveFoot,
  {
    position: 'sticky',
    // Above the cookie banner.
    top: `calc(100dvh - ${BAR_HEIGHT} - ${footSpace})`,
    zIndex: 3,
    display: 'flex',
    gap: vars.space.x2,
    gridArea: '1 / 1',
    alignSelf: 'start',
    height: BAR_HEIGHT,
    marginInline: `calc(-1 * ${vars.space.x4})`,
    padding: `${vars.space.x2} ${vars.space.x4} ${vars.space.x3}`,
    background: vars.color.paper,
    borderTop: border.hairline,
    '@media': {
      [media.medium]: { marginInline: `calc(-1 * ${vars.space.x5})`, paddingInline: vars.space.x5 },
      // Only the chat button is left of it, which floats at the window's edge.
      [media.large]: { display: 'contents' },
    },
    selectors: {
      // Leaves room for "Back to top".
      'body:has([data-to-top]:not([data-away])) &:not(:has([data-compare]))': {
        '@media': { [media.belowLarge]: { paddingInlineEnd: '72px' } },
      },
    },
  },
]);

export const chat = style({ display: 'flex', selectors: { '&:empty': { display: 'none' } } });

export const opener = style({
  ...plainLink,
  ...centredRow(vars.space.x2),
  ...outlined,
  flex: 1,
  justifyContent: 'center',
  background: vars.color.surface,
  fontWeight: 560,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    // Beside the comparison there is less room for its words.
    [`${bar}:has([data-compare]) &`]: { fontSize: vars.text.x14, lineHeight: 1.2, textAlign: 'center' },
  },
  '@media': { [media.large]: { display: 'none' } },
});

globalStyle(`${bar}:has([data-compare]) ${opener} > svg`, { '@media': { [media.narrow]: { display: 'none' } } });

export const badge = style({
  ...smallFigures,
  minWidth: size.x24,
  paddingInline: '6px',
  background: vars.color.green,
  borderRadius: vars.radius.pill,
  color: vars.color.onGreen,
  lineHeight: size.x24,
  textAlign: 'center',
});

export const sheet = style({ display: 'grid', gridTemplateRows: '1fr auto', minHeight: '100%' });

export const filters = style({ minWidth: 0, paddingInline: vars.space.x4, paddingBottom: vars.space.x5 });

export const sort = style({ paddingBlock: vars.space.x4, borderBottom: border.hairline });

export const foot = style({
  ...centredRow(vars.space.x4),
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  padding: `${vars.space.x3} ${vars.space.x4}`,
  background: vars.color.surface,
  borderTop: border.hairline,
});

export const clear = style({
  ...strongLink,
  flex: 'none',
  minHeight: size.x44,
});

import { style } from '@vanilla-extract/css';
import { border, size, vars } from '../../ui/theme.css.ts';
import { media } from '../../ui/breakpoints.ts';
import { centredRow, covering, eased, plainLink, softText, stack } from '../../ui/patterns.css.ts';

export const child = style({
  ...centredRow(vars.space.x2),
  position: 'relative',
  paddingInlineEnd: vars.space.x3,
  border: border.hairline,
  borderRadius: vars.radius.control,
  selectors: { '&:hover': { borderColor: vars.color.brassLight } },
});

export const picture = style({ width: size.x44, overflow: 'hidden', background: vars.color.wash });

export const link = style({
  ...plainLink,
  fontSize: vars.text.x14,
  fontWeight: 500,
  outline: 'none',
  selectors: {
    [`${child}:hover &`]: { color: vars.color.brass },
    // The link covers its picture too.
    '&::after': { ...covering, content: '', borderRadius: vars.radius.control },
    '&:focus-visible::after': { outline: border.focus, outlineOffset: '-2px' },
  },
});

export const nav = style({ borderBottom: border.hairline, minWidth: 0 });

export const list = style({
  display: 'flex',
  columnGap: vars.space.x5,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
  '@media': { [media.large]: { flexWrap: 'wrap', overflowX: 'visible' } },
});

export const categorySiblingsLink = style({
  ...softText,
  display: 'block',
  maxWidth: 'min(80vw, 48ch)',
  lineHeight: '42px',
  // The row scrolls sideways; a name that is wider than the screen ends in an ellipsis.
  overflowX: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  borderBottom: '2px solid transparent',
  textDecoration: 'none',
  transition: eased('quick', 'color'),
  selectors: {
    '&:hover': { color: vars.color.brass },
    '&:focus-visible': { outline: border.focus, outlineOffset: '-2px' },
    '&[aria-current]': { borderBottomColor: vars.color.brass, color: vars.color.ink, fontWeight: 600 },
  },
});

export const section = style({ ...stack(vars.space.x4), maxWidth: '760px' });

export const heading = style({ fontSize: vars.text.x22 });

export const answer = style({ maxWidth: '68ch', color: vars.color.soft, lineHeight: 1.55 });

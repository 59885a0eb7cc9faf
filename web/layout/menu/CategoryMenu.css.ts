import { style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { border, size, vars } from '../../ui/theme.css.ts';
import { centredIn, centredRow, eased, wrapping } from '../../ui/patterns.css.ts';

export const nav = style({
  display: 'none',
  position: 'relative',
  borderTop: border.hairline,
  '@media': { [media.large]: { display: 'block' } },
});

export const list = style({ ...wrapping(), justifyContent: 'space-between', minHeight: size.x48 });

export const item = style({ ...centredRow(), minWidth: 0 });

export const link = style({
  position: 'relative',
  minWidth: 0,
  maxWidth: '32ch',
  // Clips sideways only: the line below it must show.
  overflowX: 'clip',
  textOverflow: 'ellipsis',
  height: size.x48,
  lineHeight: size.x48,
  fontSize: vars.text.x14,
  fontWeight: 520,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '@media': { [media.extraLarge]: { fontSize: vars.text.x16 } },
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      bottom: '-1px',
      height: '2px',
      backgroundColor: vars.color.brassLight,
      transform: 'scaleX(0)',
      transformOrigin: 'left',
      transition: eased('normal', 'transform'),
    },
    '&:hover': { color: vars.color.ink },
    [`${item}[data-open] &::after, &:hover::after, &[aria-current="page"]::after`]: { transform: 'none' },
  },
});

export const toggle = style({
  ...centredIn,
  width: size.x24,
  height: size.x32,
  // Tighter where there is little room.
  marginInlineStart: '-4px',
  marginInlineEnd: '-8px',
  '@media': {
    [media.extraLarge]: { marginInlineStart: 0, marginInlineEnd: 0 },
    '(scripting: none)': { display: 'none' },
  },
  color: vars.color.muted,
  transition: eased('normal', 'transform'),
  selectors: { '&[aria-expanded="true"]': { transform: 'rotate(180deg)', color: vars.color.brass } },
});

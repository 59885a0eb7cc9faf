import { style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { border, size, vars } from '../../ui/theme.css.ts';
import {
  boundedStack,
  centredIn,
  eased,
  gridOf,
  mutedText,
  outlined,
  plainLink,
  stack,
  wrapping,
} from '../../ui/patterns.css.ts';

export const page = style({ ...boundedStack(vars.space.x5), paddingBlock: `${vars.space.x5} ${vars.space.x9}` });

export const controls = style({
  ...stack(vars.space.x3),
  alignItems: 'center',
  paddingBottom: vars.space.x4,
  borderBottom: border.hairline,
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) 240px' } },
});

export const letters = style({
  ...wrapping(vars.space.x1),
  // Aligns the letters, rather than their click targets, with the text above.
  marginInlineStart: '-14px',
});

/** Hidden without scripts, which it needs. */
export const search = style({
  ...outlined,
  width: '100%',
  minHeight: size.x48,
  paddingInline: vars.space.x3,
  background: vars.color.surface,
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const none = style({ color: vars.color.soft });

export const letter = style({
  ...plainLink,
  ...centredIn,
  minWidth: size.x40,
  minHeight: size.x40,
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.control,
  fontWeight: 560,
  selectors: { '&:hover': { background: vars.color.wash, color: vars.color.brass } },
});

export const group = style({
  ...boundedStack(vars.space.x3),
  scrollMarginTop: '180px',
  '@media': { [media.medium]: { gridTemplateColumns: '96px minmax(0, 1fr)' } },
});

export const heading = style({ color: vars.color.brass, fontSize: vars.text.x28 });

export const brands = style(gridOf('repeat(auto-fill, minmax(220px, 1fr))', vars.space.x3));

export const brand = style({
  ...plainLink,
  ...stack(vars.space.x1),
  alignContent: 'center',
  minHeight: '88px',
  padding: vars.space.x4,
  background: vars.color.surface,
  border: border.hairline,
  borderRadius: vars.radius.control,
  transition: eased('quick', 'border-color'),
  selectors: { '&:hover': { borderColor: vars.color.brassLight } },
});

export const name = style({ fontFamily: vars.font.serif, fontSize: vars.text.x22, lineHeight: 1.2 });

export const count = style({
  ...mutedText,
  overflowWrap: 'break-word',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

import { style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { border, size, vars } from '../../ui/theme.css.ts';
import { boundedStack, centredRow, mutedText, stack, surfacePanel, wrapping } from '../../ui/patterns.css.ts';

export { taskRows as page } from '../../ui/Container.css.ts';

export const title = style({ fontSize: vars.text.x36 });

export const columns = style({
  ...boundedStack(vars.space.x6),
  alignItems: 'start',
  '@media': { [media.large]: { gridTemplateColumns: '240px minmax(0, 720px)', gap: vars.space.x8 } },
});

export const nav = style({
  ...wrapping(),
  gap: `0 ${vars.space.x5}`,
  borderBottom: border.hairline,
  '@media': { [media.large]: { display: 'grid', gap: 0, borderBottom: 0 } },
});

export const navLink = style({
  ...centredRow(),
  minHeight: size.x48,
  textDecoration: 'none',
  color: vars.color.soft,
  selectors: {
    '&[aria-current="page"]': {
      color: vars.color.ink,
      fontWeight: 560,
      boxShadow: `inset 0 -2px 0 ${vars.color.accent}`,
    },
  },
  '@media': { [media.large]: { borderBottom: border.hairline } },
});
export const contents = style({ ...boundedStack(vars.space.x7), alignContent: 'start' });
export const section = style(boundedStack(vars.space.x4));
export const heading = style({ fontSize: vars.text.x22 });
export const note = style(mutedText);

export const breakable = style({ overflowWrap: 'anywhere' });
/** Takes an empty live region out of the layout. */
export const silent = style({ position: 'absolute' });

export const cards = style(boundedStack(vars.space.x4));
export const card = style({ ...surfacePanel, ...boundedStack(vars.space.x3), padding: vars.space.x5 });
export const cardHead = style({ ...wrapping(vars.space.x3), alignItems: 'baseline', justifyContent: 'space-between' });
export const cardTitle = style({ fontSize: vars.text.x18 });
export const mark = style({
  padding: `${vars.space.x1} ${vars.space.x3}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.wash,
  fontSize: vars.text.x14,
  fontWeight: 560,
});
export const address = style({ fontStyle: 'normal', lineHeight: 1.6 });
export const addressLine = style({ display: 'block' });
export const actions = style(wrapping(vars.space.x3));
/** Stays in sight while orders are chosen. */
export const together = style({
  ...stack(vars.space.x3),
  position: 'sticky',
  insetBlockEnd: 0,
  padding: vars.space.x4,
  borderBlockStart: border.hairline,
  backgroundColor: vars.color.surface,
});
export const figures = style({ fontVariantNumeric: 'tabular-nums lining-nums' });
export const products = style({ color: vars.color.soft });

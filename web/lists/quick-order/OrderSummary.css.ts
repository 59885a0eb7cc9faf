import { style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { aboveFoot, footSpace } from '../../ui/foot-space.css.ts';
import { border, size, vars } from '../../ui/theme.css.ts';
import { centredRow, gridOf, inputBox, smallFigures, wrapping } from '../../ui/patterns.css.ts';

export const summary = style([
  aboveFoot,
  {
    ...gridOf('minmax(0, 1fr) auto', vars.space.x3),
    position: 'sticky',
    // Above the cookie banner.
    insetBlockEnd: footSpace,
    alignItems: 'center',
    paddingBlock: vars.space.x3,
    borderTop: `1px solid ${vars.color.ink}`,
    backgroundColor: vars.color.paper,
    '@media': {
      [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto', columnGap: vars.space.x6 },
      // A low window has little room for the list.
      [media.low]: { position: 'static' },
    },
  },
]);

/** On small screens one row, which is scrolled: the list keeps its room. */
export const counts = style({
  ...centredRow(vars.space.x2),
  '@media': {
    [media.large]: { flexWrap: 'wrap' },
    [media.belowLarge]: { gridColumn: '1 / -1', overflowX: 'auto', whiteSpace: 'nowrap' },
  },
});

export const count = style({
  ...smallFigures,
  flexShrink: 0,
  minHeight: size.x36,
  paddingInline: vars.space.x3,
  border: border.line,
  borderRadius: vars.radius.pill,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&[aria-pressed="true"]': {
      borderColor: vars.color.ink,
      backgroundColor: vars.color.ink,
      color: vars.color.paper,
    },
  },
  '@media': { [media.belowLarge]: { minHeight: size.x44 } },
});

export const select = style({
  ...inputBox,
  flexShrink: 0,
  minHeight: size.x36,
  maxWidth: '100%',
  paddingInline: vars.space.x2,
  color: vars.color.ink,
  fontSize: vars.text.x14,
  '@media': { [media.belowLarge]: { minHeight: size.x44 } },
});

export const total = style({ ...wrapping(vars.space.x3), alignItems: 'baseline', fontWeight: 560 });

export const words = style({ fontSize: vars.text.x14 });

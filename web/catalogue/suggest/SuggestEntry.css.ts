import { style } from '@vanilla-extract/css';
import { size, vars } from '../../ui/theme.css.ts';
import { centredRow, clampTo, ellipsis, finePrint, plainLink, wrapping } from '../../ui/patterns.css.ts';

/** The minimum touch target, also of the buttons of the recent searches. */
export const ROW_HEIGHT = '44px';

const row = style({
  ...plainLink,
  ...centredRow(vars.space.x3),
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.ink },
    // The field keeps focus, so the highlighted row needs a mark of its own.
    '&[aria-selected="true"]': { backgroundColor: vars.color.wash, boxShadow: `inset 3px 0 0 ${vars.color.brass}` },
  },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { backgroundColor: vars.color.wash } } } },
});

export const wordRow = style([row, { height: ROW_HEIGHT }]);

/** Leaves room for the button that removes the search. */
export const recentRow = style([wordRow, { paddingInlineEnd: ROW_HEIGHT }]);

export const productRow = style([row, { minHeight: '76px', paddingBlock: vars.space.x2 }]);

export const allRow = style([
  row,
  {
    justifyContent: 'center',
    gap: vars.space.x2,
    minHeight: size.x48,
    fontWeight: 560,
    color: vars.color.accent,
  },
]);

export const icon = style({ display: 'grid', flex: 'none', color: vars.color.muted });

export const words = style({ ...ellipsis, flex: '0 1 auto', minWidth: 0 });

export const note = style({ ...ellipsis, ...finePrint, flex: '1 1 0', minWidth: '25%', textAlign: 'end' });

/** What the shopper has not typed. */
export const added = style({ fontWeight: 620 });

export const scope = style({ color: vars.color.muted });

export const place = style({ color: vars.color.brass, fontWeight: 560 });

export const picture = style({
  flex: 'none',
  width: size.x56,
  height: size.x56,
  objectFit: 'cover',
  backgroundColor: vars.color.wash,
});

export const facts = style({ display: 'grid', flex: 1, minWidth: 0, gap: '2px' });

export const productName = style({
  ...clampTo(2),
  fontSize: vars.text.x14,
  lineHeight: 1.35,
});

/** Wraps the SKU below a price that needs the whole line, as it does with both VAT views. */
export const priceLine = style({
  ...wrapping(),
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
  minWidth: 0,
});

export const code = style({
  ...ellipsis,
  ...finePrint,
  maxWidth: '100%',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

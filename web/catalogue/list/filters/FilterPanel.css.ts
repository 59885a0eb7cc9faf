import { style } from '@vanilla-extract/css';
import { summaryChevron } from '../../../ui/chevron.css.ts';
import { border, size, vars } from '../../../ui/theme.css.ts';
import { finePrint, spreadRow } from '../../../ui/patterns.css.ts';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const group = style({
  position: 'relative',
  borderBottom: border.hairline,
  selectors: { '&:first-of-type': { borderTop: border.hairline } },
});

export const toggles = style({ paddingBlock: vars.space.x2, borderTop: border.hairline });

/** Beside the summary, because a button must not be nested in one. */
export const explanation = style({ position: 'absolute', zIndex: 1, top: '10px', right: '28px' });

export const summary = style({
  ...spreadRow(vars.space.x3),
  minHeight: size.x48,
  color: vars.color.ink,
  fontSize: vars.text.x14,
  fontWeight: 600,
  listStyle: 'none',
  selectors: {
    ...summaryChevron,
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: vars.color.brass },
  },
});

export const chosen = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: size.x20,
  height: size.x20,
  marginInlineStart: vars.space.x2,
  paddingInline: vars.space.x1,
  background: vars.color.brass,
  borderRadius: vars.radius.pill,
  color: vars.color.surface,
  fontSize: vars.text.x12,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const note = style({ ...finePrint, fontWeight: 400 });

export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', paddingBottom: vars.space.x4 });

export const send = style({ paddingBlock: vars.space.x4 });

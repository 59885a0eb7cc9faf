import { style } from '@vanilla-extract/css';
import { size, vars } from '../ui/theme.css.ts';
import { centredRow, finePrint, smallFigures, spreadRow, stack } from '../ui/patterns.css.ts';

const excluded = 'html[data-vat="excluded"]';

export const block = style(stack(vars.space.x3));

export const hint = style({ ...stack(vars.space.x2), color: vars.color.ok });

export const hintText = style({ ...smallFigures, ...centredRow(vars.space.x2) });

export const bar = style({
  width: '100%',
  height: '3px',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.hairline,
});

export const goods = style({ ...smallFigures, display: 'flex', justifyContent: 'space-between', gap: vars.space.x4 });

export const goodsIncVat = style({ selectors: { [`${excluded} &`]: { display: 'none' } } });

export const total = style({
  ...spreadRow(vars.space.x4),
  alignItems: 'baseline',
});

export const name = style({ fontFamily: vars.font.serif, fontSize: vars.text.x18 });

export const figures = style({
  display: 'grid',
  flex: 'none',
  maxWidth: '60%',
  justifyItems: 'end',
  textAlign: 'end',
  overflowWrap: 'break-word',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const first = style({ fontSize: vars.text.x22, fontWeight: 600 });

export const exVat = style({ display: 'none', selectors: { [`${excluded} &`]: { display: 'inline' } } });

export const incVat = style({});

/** In the ex VAT view the inc VAT amount is less prominent, but still legible. */
export const incAmount = style([
  first,
  { selectors: { [`${excluded} &`]: { fontSize: vars.text.x16, fontWeight: 400 } } },
]);

export const note = style(finePrint);

export const saving = style({ ...smallFigures, color: vars.color.ok, textAlign: 'end' });

export const cartDeliveryBlock = style(stack(vars.space.x2));

export const line = style({
  ...spreadRow(vars.space.x4),
  alignItems: 'baseline',
  fontSize: vars.text.x14,
});

export const place = style({ display: 'grid', flex: 1, gap: '2px', minWidth: 0 });

export const cartDeliveryName = style({ ...centredRow(vars.space.x1), minHeight: size.x28 });

export const small = style(finePrint);

/** As high before the promise is known: what is added to the drawer has been scrolled to, and stays in sight. */
export const promise = style([small, { minHeight: '1lh' }]);

export const later = style({ flex: 1, color: vars.color.muted, textAlign: 'end' });

export const change = style({
  flex: 'none',
  minHeight: size.x28,
  color: vars.color.brass,
  fontSize: vars.text.x14,
  textDecoration: 'underline',
  textUnderlineOffset: vars.space.x1,
  selectors: { '&:hover': { color: vars.color.ink } },
});

export const cost = style({ display: 'grid', flex: 'none', justifyItems: 'end', textAlign: 'end' });

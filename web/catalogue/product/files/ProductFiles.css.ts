import { globalStyle, style } from '@vanilla-extract/css';
import { size, vars } from '../../../ui/theme.css.ts';
import { centredRow, gridOf, smallFigures, softText, stack, wrappingRow } from '../../../ui/patterns.css.ts';

export const block = style(stack(vars.space.x5));

export const list = style({ listStyle: 'none', fontSize: vars.text.x14 });

export const item = style({
  ...wrappingRow(),
  justifyContent: 'space-between',
  columnGap: vars.space.x4,
  paddingInline: vars.space.x3,
  selectors: { '&:nth-child(odd)': { backgroundColor: vars.color.wash } },
});

export const link = style({
  ...centredRow(),
  minHeight: size.x44,
  textDecoration: 'underline',
  textDecorationColor: vars.color.brassLight,
  textUnderlineOffset: '0.3em',
});

export const facts = style({ color: vars.color.muted, fontVariantNumeric: 'tabular-nums lining-nums' });

export const light = style({
  ...gridOf('repeat(auto-fit, minmax(min(100%, 220px), 1fr))', vars.space.x5),
  alignItems: 'start',
});

export const figure = style(stack(vars.space.x3));

export const drawing = style({ width: '100%', maxWidth: '320px', overflow: 'hidden', fill: 'none' });

export const grid = style({ stroke: vars.color.line, strokeWidth: 0.7 });

export const along = style({ fill: vars.color.wash, fillOpacity: 0.6, stroke: vars.color.brass, strokeWidth: 2 });

export const across = style({ stroke: vars.color.ink, strokeWidth: 1.5, strokeDasharray: '4 3' });

export const caption = style({ ...softText, marginBottom: vars.space.x2 });

export const table = style({ ...smallFigures, width: '100%' });

globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space.x2} ${vars.space.x3}`,
  color: vars.color.ink,
  fontWeight: 400,
  textAlign: 'end',
});
globalStyle(`${table} :is(th)`, { color: vars.color.muted });
globalStyle(`${table} :is(th, td):first-child`, { textAlign: 'start' });
globalStyle(`${table} tbody tr:nth-child(odd)`, { backgroundColor: vars.color.wash });

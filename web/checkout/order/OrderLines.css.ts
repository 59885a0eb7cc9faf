import { style } from '@vanilla-extract/css';
import { border, vars } from '../../ui/theme.css.ts';
import {
  finePrint,
  gridOf,
  mutedText,
  problemText,
  smallFigures,
  stack,
  surfacePanel,
  wrapping,
} from '../../ui/patterns.css.ts';

/** The VAT switch sets the attribute before the first paint. Without it, prices include VAT. */
const excluded = 'html[data-vat="excluded"] &';

export const block = style({ ...surfacePanel, ...stack(vars.space.x4), padding: vars.space.x5 });
export const head = style({ ...wrapping(vars.space.x3), alignItems: 'baseline', justifyContent: 'space-between' });
export const title = style({ fontSize: vars.text.x22 });
export const lines = style(stack(vars.space.x4));
export const line = style({ ...gridOf('64px minmax(0, 1fr) auto', vars.space.x3), alignItems: 'start' });
export const addOn = style([
  line,
  {
    gridTemplateColumns: '48px minmax(0, 1fr) auto',
    marginInlineStart: vars.space.x4,
    paddingInlineStart: vars.space.x3,
    borderInlineStart: `2px solid ${vars.color.hairline}`,
  },
]);
export const about = style({ display: 'grid', minWidth: 0 });
export const name = style({ fontSize: vars.text.x14, fontWeight: 560, lineHeight: 1.4 });
export const detail = style(finePrint);
export const figure = style({ ...smallFigures, display: 'grid', justifyItems: 'end', overflowWrap: 'break-word' });
export const sums = style({ ...stack(vars.space.x2), paddingTop: vars.space.x4, borderTop: border.hairline });
export const sum = style({
  ...smallFigures,
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  overflowWrap: 'break-word',
});
export const sumIncVat = style([sum, { selectors: { [excluded]: { display: 'none' } } }]);
export const sumExVat = style([sum, { display: 'none', selectors: { [excluded]: { display: 'flex' } } }]);
export const total = style([sum, { alignItems: 'baseline', fontSize: vars.text.x22, fontWeight: 600 }]);
export const totalName = style({ fontFamily: vars.font.serif, fontWeight: 480 });
export const note = style(mutedText);
/** Only in the included view: the other has a row for VAT. */
export const vatNote = style([note, { selectors: { [excluded]: { display: 'none' } } }]);
export const incVatLabel = style({
  ...finePrint,
  display: 'none',
  fontFamily: vars.font.sans,
  fontWeight: 400,
  selectors: { [excluded]: { display: 'inline' } },
});
export const figureExVat = style({ display: 'none', selectors: { [excluded]: { display: 'inline' } } });
export const figureIncVat = style({ selectors: { [excluded]: { ...finePrint } } });
export const problem = style({ ...problemText, fontStyle: 'italic' });
/** Reserves the height of an order of one line. */
export const loading = style([note, { minHeight: '240px' }]);

import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

const excluded = 'html[data-vat="excluded"]';

export const cost = style({ fontVariantNumeric: 'tabular-nums lining-nums' });

export const stacked = style([cost, { display: 'grid', justifyItems: 'end' }]);

export const amount = style({ fontWeight: 600 });

export const exVat = style({
  display: 'none',
  marginInlineEnd: vars.space.x2,
  whiteSpace: 'nowrap',
  selectors: { [`${excluded} &`]: { display: 'inline' }, [`${stacked} > &`]: { marginInlineEnd: 0 } },
});

export const incVat = style({ whiteSpace: 'nowrap' });

export const incAmount = style([amount, { selectors: { [`${excluded} &`]: { fontWeight: 400 } } }]);

export const label = style({
  display: 'none',
  color: vars.color.muted,
  selectors: { [`${excluded} &`]: { display: 'inline' } },
});

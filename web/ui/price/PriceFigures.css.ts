import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme.css.ts';
import { finePrint, mutedText, wrapping } from '../patterns.css.ts';

/** In a narrow card the view without VAT leaves out what would need a third line. */
export const CONTAINER = 'price';
const narrow = `${CONTAINER} (max-width: 199.98px)`;

const excluded = 'html[data-vat="excluded"]';

export const block = style({
  ...wrapping(),
  alignItems: 'baseline',
  columnGap: vars.space.x3,
  rowGap: '2px',
  color: vars.color.ink,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.25,
  selectors: { [`${excluded} &`]: { columnGap: vars.space.x2 } },
});

export const sale = style({ color: vars.color.sale });

export const from = style({ ...mutedText, fontWeight: 400 });

const figure = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  columnGap: vars.space.x1,
  whiteSpace: 'nowrap',
});

/** Hidden by default; first in the ex VAT view. */
export const exVat = style([figure, { display: 'none', selectors: { [`${excluded} &`]: { display: 'inline-flex' } } }]);

/** Always shown; second in the ex VAT view. */
export const incVat = style([figure]);

export const amount = styleVariants({
  small: { fontSize: vars.text.x16, fontWeight: 600 },
  medium: { fontSize: vars.text.x18, fontWeight: 600 },
  large: { fontSize: vars.text.x36, fontWeight: 560, letterSpacing: '-0.02em' },
});

/** Less prominent in the ex VAT view, but still legible. */
export const incAmount = styleVariants({
  small: { selectors: { [`${excluded} &`]: { fontSize: vars.text.x14, fontWeight: 400, letterSpacing: 0 } } },
  medium: { selectors: { [`${excluded} &`]: { fontSize: vars.text.x14, fontWeight: 400, letterSpacing: 0 } } },
  large: { selectors: { [`${excluded} &`]: { fontSize: vars.text.x18, fontWeight: 400, letterSpacing: 0 } } },
});

export const label = style({ ...finePrint, fontWeight: 400 });

/** Hidden in the default view, where every price is inc VAT. */
export const labelWhenExcluded = style({ display: 'none', selectors: { [`${excluded} &`]: { display: 'inline' } } });

export const rate = style({ '@container': { [narrow]: { display: 'none' } } });

/** As legible as the price's own words: it is part of what is paid. */
export const delivery = style({ flexBasis: '100%', color: vars.color.ink, fontSize: vars.text.x14 });

export const retail = style({
  ...mutedText,
  whiteSpace: 'nowrap',
  selectors: { [`${excluded} &`]: { fontSize: vars.text.x12 } },
  '@container': { [narrow]: { selectors: { [`${excluded} &`]: { display: 'none' } } } },
});

export const pricePerUnit = style({
  ...wrapping(),
  ...mutedText,
  alignItems: 'baseline',
  columnGap: vars.space.x2,
  flexBasis: '100%',
});

export const onlyExVat = style({ display: 'none', selectors: { [`${excluded} &`]: { display: 'inline' } } });
export const onlyIncVat = style({ selectors: { [`${excluded} &`]: { display: 'none' } } });

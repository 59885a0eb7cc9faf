import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { size, vars } from '../../ui/theme.css.ts';
import { boundedStack, gridOf, inlineRow, mutedText, wrappingRow } from '../../ui/patterns.css.ts';

export { failure as message } from '../../ui/LoadFailure.css.ts';

export const columns = style({
  ...boundedStack(vars.space.x5),
  padding: vars.space.x4,
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: vars.space.x6,
      padding: vars.space.x5,
    },
  },
});

export const pictures = style({ ...boundedStack(vars.space.x3), alignContent: 'start' });

export const picture = style({ overflow: 'hidden', background: vars.color.wash, borderRadius: vars.radius.control });

export const thumbnails = style(gridOf('repeat(5, minmax(0, 1fr))', vars.space.x3));

export const thumbnail = style({
  display: 'block',
  width: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  boxShadow: `0 0 0 1px ${vars.color.hairline}`,
  selectors: {
    '&:hover': { boxShadow: `0 0 0 1px ${vars.color.line}` },
    '&[aria-current]': { boxShadow: `0 0 0 2px ${vars.color.accent}` },
  },
});

export const details = style({ ...boundedStack(vars.space.x4), alignContent: 'start' });

export const meta = style({ ...wrappingRow(vars.space.x2), justifyContent: 'space-between' });

export const brand = style({
  ...inlineRow(),
  minHeight: size.x24,
  color: vars.color.brass,
  fontSize: vars.text.x14,
  fontWeight: 600,
  letterSpacing: '0.04em',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: vars.space.x1 } },
});

export const code = style({ ...mutedText, fontVariantNumeric: 'tabular-nums lining-nums' });

export const blank = style({ background: vars.color.wash, borderRadius: vars.radius.control });

export const square = style({ aspectRatio: '1' });

/** The height and the usual width of each part of the details. */
export const part = styleVariants({
  meta: { height: size.x24, width: '80%' },
  price: { height: size.x44, width: '50%' },
  facts: { height: '68px' },
  options: { height: '130px' },
  button: { height: size.x48 },
});

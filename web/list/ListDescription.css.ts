import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../ui/breakpoints.ts';
import { vars } from '../ui/theme.css.ts';

const scripting = '(scripting: enabled)';
const wide = `${media.medium} and ${scripting}`;

/** Smaller on phones, where the first screen has to show a product. */
export const heading = style({
  fontSize: vars.text.x28,
  '@media': { [media.medium]: { fontSize: vars.text.x36 }, [media.large]: { fontSize: vars.text.x48 } },
});

export const description = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  alignItems: 'baseline',
  columnGap: vars.space.x3,
  rowGap: vars.space.x1,
  maxWidth: '68ch',
  '@media': {
    [scripting]: { selectors: { '&:not([data-open])': { gridTemplateColumns: 'minmax(0, 1fr) auto' } } },
    [wide]: { selectors: { '&:not([data-open])': { gridTemplateColumns: 'minmax(0, 1fr)' } } },
  },
});

const clampTo = (lines: number | 'none') =>
  ({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' }) as const;

export const prose = style({
  color: vars.color.soft,
  fontSize: vars.text.x16,
  lineHeight: 1.5,
  '@media': {
    [scripting]: { selectors: { [`${description}:not([data-open]) &`]: clampTo(1) } },
    [wide]: {
      selectors: {
        [`${description}:not([data-open]) &`]: clampTo(3),
        [`${description}[data-short]:not([data-open]) &`]: clampTo('none'),
      },
    },
  },
});

globalStyle(`${prose} > * + *`, { marginTop: vars.space.x3 });

export const more = style({
  display: 'none',
  minHeight: vars.space.x5,
  fontSize: vars.text.x14,
  fontWeight: 600,
  textDecoration: 'underline',
  textDecorationColor: vars.color.brassLight,
  textUnderlineOffset: '4px',
  selectors: { '&:hover': { color: vars.color.brass } },
  '@media': {
    [scripting]: { display: 'inline-block' },
    [wide]: { selectors: { [`${description}[data-short] &`]: { display: 'none' } } },
  },
});

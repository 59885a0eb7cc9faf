import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { vars } from '../../ui/theme.css.ts';
import { clampTo } from '../../ui/patterns.css.ts';

const scripting = '(scripting: enabled)';
const wide = `${media.medium} and ${scripting}`;

export const description = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  alignItems: 'baseline',
  columnGap: vars.space.x3,
  rowGap: vars.space.x1,
  maxWidth: '68ch',
  '@media': {
    [scripting]: {
      selectors: { '&:not([data-open])': { gridTemplateColumns: 'minmax(0, 1fr) auto', maxWidth: '96ch' } },
    },
  },
});

export const prose = style({
  color: vars.color.soft,
  fontSize: vars.text.x16,
  lineHeight: 1.5,
  '@media': {
    [scripting]: {
      selectors: {
        [`${description}:not([data-open]) &`]: clampTo(1),
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
  textUnderlineOffset: vars.space.x1,
  selectors: { '&:hover': { color: vars.color.brass } },
  '@media': {
    [scripting]: { display: 'inline-block' },
    [wide]: { selectors: { [`${description}[data-short] &`]: { display: 'none' } } },
  },
});

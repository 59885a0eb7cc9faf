import { style } from '@vanilla-extract/css';
import { media } from '../ui/breakpoints.ts';
import { vars } from '../ui/theme.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  paddingBlock: `${vars.space.x3} ${vars.space.x8}`,
  '@media': { [media.large]: { gap: vars.space.x5, paddingBlock: `${vars.space.x4} ${vars.space.x9}` } },
});

/** One column; on wide screens the pictures and details, with the purchase panel beside them. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  paddingBottom: vars.space.x7,
  '@media': {
    [media.large]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"gallery buy" "details buy"',
      // For a product that cannot be bought, the alternatives come before its details, and the purchase panel stays above them.
      selectors: {
        '&:has(> [data-instead])': {
          gridTemplateRows: 'auto auto auto',
          gridTemplateAreas: '"gallery buy" "instead instead" "details details"',
        },
      },
      columnGap: vars.space.x8,
      rowGap: vars.space.x6,
    },
  },
});

export const gallery = style({ minWidth: 0, '@media': { [media.large]: { gridArea: 'gallery' } } });

export const buy = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.x5,
  '@media': {
    [media.large]: {
      gridArea: 'buy',
      alignSelf: 'start',
      position: 'sticky',
      top: vars.space.x5,
      selectors: { [`${columns}:has(> [data-instead]) > &`]: { position: 'static' } },
    },
  },
});

export const instead = style({ minWidth: 0, '@media': { [media.large]: { gridArea: 'instead' } } });

export const details = style({
  minWidth: 0,
  borderTop: `1px solid ${vars.color.hairline}`,
  '@media': { [media.large]: { gridArea: 'details', alignSelf: 'start' } },
});

export const range = style({ paddingTop: vars.space.x5 });

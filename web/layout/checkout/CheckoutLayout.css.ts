import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { border, size, vars } from '../../ui/theme.css.ts';
import { centredRow, inlineRow, plainLink } from '../../ui/patterns.css.ts';

export const header = style({
  backgroundColor: vars.color.paper,
  borderBottom: border.hairline,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"logo tools" "steps steps"',
  alignItems: 'center',
  columnGap: vars.space.x2,
  paddingBlock: `${vars.space.x1} ${vars.space.x3}`,
  '@media': {
    // Logo and tools do not fit side by side.
    [media.narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"logo" "tools" "steps"',
    },
    [media.large]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
      gridTemplateAreas: '"logo steps tools"',
      minHeight: '84px',
      paddingBlock: vars.space.x3,
    },
  },
});

export const logo = style({ gridArea: 'logo', display: 'inline-flex', justifySelf: 'start' });
// Smaller than in the shop, because the VAT switch stands beside it.
globalStyle(`${logo} a`, { '@media': { [media.belowSmall]: { fontSize: vars.text.x18 } } });
export const steps = style({ gridArea: 'steps' });
export const tools = style({
  ...centredRow(vars.space.x1),
  gridArea: 'tools',
  justifyContent: 'end',
  '@media': { [media.medium]: { gap: vars.space.x4 }, [media.large]: { gap: vars.space.x5 } },
});

export const call = style({
  ...plainLink,
  ...inlineRow(vars.space.x2),
  justifyContent: 'center',
  minWidth: size.x44,
  minHeight: size.x44,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { '&:hover': { color: vars.color.brass, textDecoration: 'underline' } },
});

export const number = style({ display: 'none', '@media': { [media.medium]: { display: 'inline' } } });

export const footer = style({ backgroundColor: vars.color.band, color: vars.color.onGreen });

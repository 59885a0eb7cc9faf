import { style } from '@vanilla-extract/css';
import { media } from '../ui/breakpoints.ts';
import { vars } from '../ui/theme.css.ts';

export const band = style({ background: vars.color.wash });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.x7,
  paddingBlock: `0 ${vars.space.x2}`,
  '@media': {
    [media.medium]: { paddingBlock: vars.space.x5 },
    [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingBlock: vars.space.x6 },
  },
});

export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x1,
  '@media': { [media.medium]: { gap: vars.space.x3 } },
});

/** Only where there is room beside the text; on small screens the products come first. */
export const picture = style({
  display: 'none',
  width: '240px',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  '@media': { [media.large]: { display: 'block' } },
});

import { style } from '@vanilla-extract/css';
import { media } from '../ui/breakpoints.ts';
import { vars } from '../ui/theme.css.ts';

export const band = style({ backgroundColor: vars.color.wash, borderBottom: `1px solid ${vars.color.hairline}` });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space.x5} ${vars.space.x4}`,
  paddingBlock: vars.space.x5,
  '@media': { [media.large]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' }, [media.extraLarge]: { gridTemplateColumns: 'repeat(4, auto)', justifyContent: 'space-between' } },
});

export const promise = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.x3,
  alignItems: 'start',
  fontSize: vars.text.x14,
  lineHeight: 1.4,
});

export const icon = style({ color: vars.color.brass, paddingBlockStart: '2px' });
export const name = style({ fontWeight: 600 });
export const detail = style({ color: vars.color.muted });

import { style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { vars } from '../../ui/theme.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x6,
  paddingBlock: `${vars.space.x6} ${vars.space.x8}`,
  '@media': { [media.large]: { paddingBlock: `${vars.space.x7} ${vars.space.x9}` } },
});
export const intro = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  gap: vars.space.x3,
  maxWidth: '68ch',
});
export const number = style({ color: vars.color.soft });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.x6,
  '@media': {
    [media.large]: {
      gridTemplateColumns: 'minmax(0, 560px) minmax(0, 480px)',
      justifyContent: 'space-between',
      gap: vars.space.x8,
    },
    print: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const facts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x6 });
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.x3,
  lineHeight: 1.6,
});
export const heading = style({ fontSize: vars.text.x22 });
export const status = style({
  justifySelf: 'start',
  padding: `${vars.space.x1} ${vars.space.x3}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.wash,
  fontSize: vars.text.x14,
  fontWeight: 560,
});
export const problem = style({ color: vars.color.sale, fontWeight: 560 });
export const address = style({ fontStyle: 'normal', overflowWrap: 'anywhere' });
export const addressLine = style({ display: 'block' });

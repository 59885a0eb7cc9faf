import { style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { border, size, vars } from '../../ui/theme.css.ts';
import { bareButton, boundedStack, softText } from '../../ui/patterns.css.ts';

export const page = style({
  ...boundedStack(vars.space.x6),
  paddingBlock: `${vars.space.x6} ${vars.space.x8}`,
  '@media': { [media.large]: { paddingBlock: `${vars.space.x7} ${vars.space.x9}` } },
});
export const intro = style({ ...boundedStack(vars.space.x3), overflowWrap: 'anywhere', maxWidth: '68ch' });
export const test = style({
  border: border.hairline,
  borderRadius: vars.radius.control,
  padding: vars.space.x3,
  fontWeight: 600,
});
export const number = style({ color: vars.color.soft });
export const columns = style({
  ...boundedStack(vars.space.x6),
  alignItems: 'start',
  '@media': {
    [media.large]: {
      gridTemplateColumns: 'minmax(0, 560px) minmax(0, 480px)',
      justifyContent: 'space-between',
      gap: vars.space.x8,
    },
    print: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const facts = style(boundedStack(vars.space.x6));
export const section = style({ ...boundedStack(vars.space.x3), justifyItems: 'start', lineHeight: 1.6 });
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

export const rows = style({
  display: 'grid',
  width: '100%',
  paddingInline: vars.space.x4,
  backgroundColor: vars.color.wash,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 128px) minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.x3,
  minHeight: size.x48,
  paddingBlock: vars.space.x1,
  selectors: { '& + &': { borderTop: border.hairline } },
});

export const name = style(softText);

export const value = style({
  fontWeight: 560,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const copy = style({
  ...bareButton,
  minWidth: size.x44,
  minHeight: size.x44,
  color: vars.color.ink,
  fontSize: vars.text.x14,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  selectors: { '&:hover': { color: vars.color.brass } },
});

import { style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { border, vars } from '../../ui/theme.css.ts';
import { boundedStack, inlineRow, mutedText, sansTitle, stack, wrappingRow } from '../../ui/patterns.css.ts';

export const columns = style({
  ...boundedStack(vars.space.x6),
  alignItems: 'start',
  '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: vars.space.x8 } },
});

export const side = style({ ...boundedStack(vars.space.x5), justifyItems: 'start' });

export const summary = style({ ...wrappingRow(), columnGap: vars.space.x3, rowGap: vars.space.x1 });

export const average = style({ fontFamily: vars.font.serif, fontSize: vars.text.x36, lineHeight: 1 });

export const count = style({ color: vars.color.soft, fontVariantNumeric: 'tabular-nums lining-nums' });

export const policy = style({ ...mutedText, maxWidth: '52ch' });

export const reviews = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const review = style({
  ...stack(vars.space.x2),
  paddingBlock: vars.space.x5,
  borderBottom: border.hairline,
  selectors: { '&:first-child': { paddingTop: 0 } },
});

export const title = style({ ...sansTitle, fontSize: vars.text.x16, lineHeight: 1.4 });

export const body = style({ maxWidth: '68ch', overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

export const author = style({ ...wrappingRow(), ...mutedText, columnGap: vars.space.x3 });

export const verified = style({
  ...inlineRow(vars.space.x1),
  color: vars.color.ok,
  fontWeight: 560,
  whiteSpace: 'nowrap',
});

export const more = style({ ...stack(vars.space.x3), justifyItems: 'start', paddingTop: vars.space.x5 });

import { style } from '@vanilla-extract/css';
import { media } from '../../ui/breakpoints.ts';
import { vars } from '../../ui/theme.css.ts';
import { boundedStack, softText, stack } from '../../ui/patterns.css.ts';

export const content = style({
  ...boundedStack(vars.space.x5),
  padding: vars.space.x4,
  '@media': { [media.medium]: { padding: vars.space.x5 } },
});

export const result = style({ ...stack(vars.space.x3), selectors: { '&:empty': { display: 'none' } } });

export const place = style({ fontWeight: 560 });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.x5,
  rowGap: vars.space.x2,
  padding: vars.space.x4,
  backgroundColor: vars.color.wash,
  borderRadius: vars.radius.control,
});

export const term = style({ color: vars.color.muted });

export const value = style({ margin: 0, fontWeight: 560 });

export const hint = style({ color: vars.color.ok, fontSize: vars.text.x14 });

export const small = style(softText);

import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/breakpoints.ts';
import { vars } from '../../../ui/theme.css.ts';
import { boundedStack, mutedText, smallFigures, stack } from '../../../ui/patterns.css.ts';

export const columns = style({
  ...boundedStack(vars.space.x6),
  alignItems: 'start',
  minHeight: '560px',
  padding: vars.space.x4,
  '@media': { [media.medium]: { gridTemplateColumns: '288px minmax(0, 1fr)', padding: vars.space.x5 } },
});

export const label = style({ ...stack(vars.space.x3), justifyItems: 'center' });

export const note = style({ ...mutedText, display: 'block', fontWeight: 400 });

export const sheet = style({ ...smallFigures, width: '100%', overflowWrap: 'break-word' });

export const caption = style({
  paddingBottom: vars.space.x3,
  fontSize: vars.text.x16,
  fontWeight: 600,
  textAlign: 'start',
});

export const row = style({ selectors: { '&:nth-child(odd)': { backgroundColor: vars.color.wash } } });

const cell = { padding: `${vars.space.x2} ${vars.space.x3}`, textAlign: 'start', verticalAlign: 'top' } as const;

export const name = style({ ...cell, width: '60%', color: vars.color.muted, fontWeight: 400 });

export const value = style(cell);

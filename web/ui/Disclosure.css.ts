import { style } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

export const details = style({ borderBottom: `1px solid ${vars.color.hairline}` });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  minHeight: '56px',
  paddingBlock: vars.space.x3,
  fontWeight: 560,
  listStyle: 'none',
  selectors: { '&:hover': { color: vars.color.brass }, '&::-webkit-details-marker': { display: 'none' } },
});

export const mark = style({
  flex: 'none',
  color: vars.color.muted,
  transition: `transform ${vars.motion.normal} ${vars.motion.ease}`,
  selectors: { [`${details}[open] > ${summary} > &`]: { transform: 'rotate(180deg)' } },
});

export const content = style({ paddingBottom: vars.space.x5 });

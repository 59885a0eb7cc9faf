import type { StyleRule } from '@vanilla-extract/css';
import { eased } from './patterns.css.ts';
import { vars } from './theme.css.ts';

const shape = {
  content: '',
  flex: 'none',
  width: '7px',
  height: '7px',
  marginInlineEnd: vars.space.x1,
  borderInlineEnd: `1.5px solid ${vars.color.muted}`,
  borderBlockEnd: `1.5px solid ${vars.color.muted}`,
  transform: 'translateY(-2px) rotate(45deg)',
  transition: eased('quick', 'transform'),
} as const;

/** Down when closed, up when open. */
export const summaryChevron = {
  '&::after': shape,
  'details[open] > &::after': { transform: 'translateY(2px) rotate(225deg)' },
} satisfies StyleRule['selectors'];

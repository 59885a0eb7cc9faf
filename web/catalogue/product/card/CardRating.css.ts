import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

/** The filled part of the row of stars. */
const filled = createVar();

/** The Content-Security-Policy forbids style attributes, so that each half star has a rule. */
const byHalfStars = Object.fromEntries(
  Array.from({ length: 11 }, (_, halves) => [
    `&[data-half-stars="${halves}"]`,
    { vars: { [filled]: `${halves * 10}%` } },
  ]),
);

export const rating = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x2,
  color: vars.color.muted,
  fontSize: vars.text.x12,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.5,
  selectors: {
    ...byHalfStars,
    '&::before': {
      // Without an alternative, as the text says the same.
      content: '"★★★★★" / ""',
      background: `linear-gradient(90deg, ${vars.color.brass} ${filled}, ${vars.color.hairline} ${filled})`,
      backgroundClip: 'text',
      WebkitBackgroundClip: 'text',
      color: 'transparent',
      fontSize: vars.text.x14,
      letterSpacing: '0.05em',
    },
  },
});

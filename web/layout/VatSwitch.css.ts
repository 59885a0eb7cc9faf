import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { media } from '../ui/breakpoints.ts';
import { vars } from '../ui/theme.css.ts';
import { centredRow, covering, eased, eyebrowText, inlineRow } from '../ui/patterns.css.ts';

const chosenGround = createVar();
const chosenText = createVar();
const focusRing = createVar();

export const group = style({ ...centredRow(vars.space.x2), '@media': { '(scripting: none)': { display: 'none' } } });

/** Without it the colours are those on green. */
export const onPaper = style({
  vars: { [chosenGround]: vars.color.green, [chosenText]: vars.color.onGreen, [focusRing]: vars.color.focus },
});

export const options = style({
  display: 'inline-flex',
  padding: '2px',
  borderRadius: vars.radius.pill,
  border: '1px solid currentColor',
});

export const input = style({ ...covering, margin: 0, opacity: 0, cursor: 'pointer' });

export const option = style({
  ...inlineRow(),
  position: 'relative',
  minHeight: '26px',
  paddingInline: '10px',
  borderRadius: vars.radius.pill,
  fontSize: vars.text.x12,
  fontWeight: 600,
  letterSpacing: '0.02em',
  cursor: 'pointer',
  transition: eased('normal', 'background-color', 'color'),
  selectors: {
    '&:has(:focus-visible)': {
      outline: `2px solid ${fallbackVar(focusRing, vars.color.focusOnGreen)}`,
      outlineOffset: '2px',
    },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    // Styled by the document's attribute rather than by state, so that it is right before hydration.
    'html[data-vat="included"] &[data-view="included"], html[data-vat="excluded"] &[data-view="excluded"]': {
      backgroundColor: fallbackVar(chosenGround, vars.color.onGreen),
      color: fallbackVar(chosenText, vars.color.band),
      textDecoration: 'none',
    },
  },
});

export const long = style({
  display: 'none',
  '@media': { [media.extraLarge]: { display: 'inline' } },
});

export const short = style({ '@media': { [media.extraLarge]: { display: 'none' } } });

export const label = style(eyebrowText);

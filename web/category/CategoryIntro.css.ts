import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../ui/breakpoints.ts';
import { vars } from '../ui/theme.css.ts';

const scripting = '(scripting: enabled)';

export const band = style({ background: vars.color.wash });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.x7,
  paddingBlock: vars.space.x5,
  '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingBlock: vars.space.x6 } },
});

export const text = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x3 });

export const description = style({ display: 'grid', justifyItems: 'start', gap: vars.space.x1, maxWidth: '68ch' });

export const prose = style({ color: vars.color.soft, fontSize: vars.text.x16, lineHeight: 1.5 });

globalStyle(`${prose} > * + *`, { marginTop: vars.space.x3 });

export const cut = style({
  '@media': {
    [scripting]: { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 3, overflow: 'hidden' },
  },
});

export const more = style({
  display: 'none',
  minHeight: vars.space.x5,
  fontSize: vars.text.x14,
  fontWeight: 600,
  textDecoration: 'underline',
  textDecorationColor: vars.color.brassLight,
  textUnderlineOffset: '4px',
  selectors: {
    '&:hover': { color: vars.color.brass },
  },
  '@media': { [scripting]: { display: 'inline-block' } },
});

/** Only where there is room beside the text; on small screens the products come first. */
export const picture = style({
  display: 'none',
  width: '240px',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  '@media': { [media.large]: { display: 'block' } },
});

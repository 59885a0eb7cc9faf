import { style } from '@vanilla-extract/css';
import { media } from '../ui/breakpoints.ts';
import { vars } from '../ui/theme.css.ts';
import { boundedStack, stack } from '../ui/patterns.css.ts';

export const band = style({ backgroundColor: vars.color.wash });

export const plain = style({
  paddingBlock: `${vars.space.x3} ${vars.space.x6}`,
  '@media': { [media.large]: { paddingBlock: `${vars.space.x5} ${vars.space.x7}` } },
});

export const withPicture = style([
  plain,
  {
    ...boundedStack(vars.space.x5),
    alignItems: 'center',
    '@media': {
      [media.large]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.15fr)',
        columnGap: vars.space.x8,
        paddingBlock: vars.space.x7,
      },
    },
  },
]);

export const text = style({ ...stack(vars.space.x3), justifyItems: 'start' });
export const title = style({ maxWidth: '20ch' });
export const summary = style({ maxWidth: '56ch', color: vars.color.soft, fontSize: vars.text.x18 });
export const picture = style({ minWidth: 0 });

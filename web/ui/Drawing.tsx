import { drawing } from './Icon.css.ts';

/** On a grid of 120 by 120. */
const PATHS = {
  box: 'M16 50l44-18 44 18v42l-44 18-44-18zM16 50l44 18 44-18M60 68v42M16 50L6 34l44-18 10 16M104 50l10-16-44-18-10 16',
  magnifier: 'M82 50a32 32 0 1 1-64 0 32 32 0 0 1 64 0zM73 73l31 31M38 50h24',
  sign:
    'M14 46h92v56H14zM28 46L60 16l32 30M64 14a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM76 74a16 16 0 1 1-32 0 16 16 0 0 1 32 0z' +
    'M60 64v10l7 5',
} as const;

export function Drawing({ of }: { of: keyof typeof PATHS }) {
  return (
    <svg className={drawing} width="120" height="120" viewBox="0 0 120 120" aria-hidden="true">
      <path d={PATHS[of]} />
    </svg>
  );
}

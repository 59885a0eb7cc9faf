import { vatScript } from '../layout/vat-script.ts';
import { keepEarlyPresses } from './early-presses.ts';

/** The files that bring a page to life, as addresses. */
export interface PageScripts {
  /** What the entries lead to, fetched beside them rather than one after another. */
  modules: readonly string[];
  entries: readonly string[];
}

/** Runs in the page's head, before anything is drawn. */
export function headScript(): string {
  return `${vatScript};(${keepEarlyPresses.toString()})()`;
}

/**
 * Runs at the page's end. A page is whole without its scripts, so they wait until it has been painted: on a slow line they would share it
 * with the styles and faces that it is painted with. A page opened behind others is not painted, and starts at once.
 */
export function startScript({ modules, entries }: PageScripts): string {
  const start = `()=>{for(const href of ${inScript(modules)})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));for(const entry of ${inScript(entries)})import(entry)}`;
  return `(start=>document.hidden?start():requestAnimationFrame(()=>setTimeout(start)))(${start})`;
}

/** JSON that cannot end the script element it stands in. */
export function inScript(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

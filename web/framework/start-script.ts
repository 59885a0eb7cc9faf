import { scriptJson } from '../ui/meta/structured-data.rules.ts';

export interface PageScripts {
  /** What the entries import, preloaded in parallel rather than discovered one after another. */
  modules: readonly string[];
  entries: readonly string[];
}

/**
 * After the first paint: modules would compete with styles and fonts. A tab in the background starts at once; a page
 * that the browser draws ahead, when it is shown: one that never is leaves no trace in storage, basket or statistics.
 */
export function startScript({ modules, entries }: PageScripts): string {
  const load =
    `for(const href of ${scriptJson(modules)})` +
    "document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));" +
    `for(const entry of ${scriptJson(entries)})import(entry)`;
  return (
    "(start=>{if(document.prerendering)document.addEventListener('prerenderingchange',start,{once:true});" +
    'else if(document.hidden)start();else requestAnimationFrame(()=>setTimeout(start))})' +
    `(()=>{${load}})`
  );
}

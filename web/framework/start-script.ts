/** The URLs of the scripts that hydrate a page. */
export interface PageScripts {
  /** The modules that the entries import, preloaded in parallel rather than discovered one after another. */
  modules: readonly string[];
  entries: readonly string[];
}

/**
 * The script at the end of the page. It loads the page's modules after the first paint, because on a slow connection they would compete with
 * styles and fonts. A tab opened in the background is not painted, and starts at once. A page that the browser draws
 * ahead, as for a typed address, starts when it is shown: one that never is leaves no trace in storage, the basket or
 * statistics.
 */
export function startScript({ modules, entries }: PageScripts): string {
  const start = `()=>{for(const href of ${inScript(modules)})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));for(const entry of ${inScript(entries)})import(entry)}`;
  return `(start=>{if(document.prerendering)document.addEventListener('prerenderingchange',start,{once:true});else if(document.hidden)start();else requestAnimationFrame(()=>setTimeout(start))})(${start})`;
}

/** JSON that cannot close the script element around it. */
export function inScript(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

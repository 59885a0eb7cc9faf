import { colourSchemeScript } from '../layout/colour-scheme/colour-scheme-script.ts';
import { columnsScript } from '../catalogue/list/columns-script.ts';
import { vatScript } from '../layout/vat-script.ts';
import { signedInScript } from '../relay/session/signed-in-script.ts';
import { recordEvents } from './hydration-replay.ts';

/** The script of the page's head, which runs before the first paint, and again when a page that was drawn ahead is shown: what it reads may have changed. */
export function headScript(): string {
  const views = `()=>{${vatScript};${colourSchemeScript};${columnsScript};${signedInScript}}`;
  return `(views=>{views();if(document.prerendering)document.addEventListener('prerenderingchange',views,{once:true})})(${views});(${recordEvents.toString()})()`;
}

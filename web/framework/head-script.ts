import { colourSchemeScript } from '../layout/colour-scheme/colour-scheme-script.ts';
import { columnsScript } from '../catalogue/list/columns-script.ts';
import { vatScript } from '../layout/vat-script.ts';
import { signedInScript } from '../relay/session/signed-in-script.ts';
import { recordEvents } from './hydration-replay.ts';

/** Runs before the first paint. */
export function headScript(): string {
  return `${vatScript};${colourSchemeScript};${columnsScript};${signedInScript};(${recordEvents.toString()})()`;
}

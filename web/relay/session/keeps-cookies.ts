import { scriptsKeepCookies } from '../../browser/cookies.ts';
import { isConnectionError } from '../../ui/failure/connection-error.ts';
import { fetchJson } from '../fetch-json.ts';

let known: Promise<boolean> | undefined;

/** Whether the shop gets its cookies back, which some browsers hide from scripts. Asked once, or again where `isNew`. */
export function keepsCookies(isNew = false): Promise<boolean> {
  if (isNew || !known) known = ask();
  return known;
}

/** The first answer sets the cookie that comes with the second question. True when nobody answers. */
async function ask(): Promise<boolean> {
  if (scriptsKeepCookies()) return true;
  const isKept = async () => ((await fetchJson('/cookie-probe', {})) as { isKept?: unknown }).isKept === true;
  try {
    return (await isKept()) || (await isKept());
  } catch (error) {
    if (isConnectionError(error)) return true;
    throw error;
  }
}

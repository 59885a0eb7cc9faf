import { bathroomZones, type BathroomZone } from './bathroom-zones.rules.ts';

const ZONES = /\bzones? ((?:\d(?:, | and | or )?)+)/gi;
const RATINGS = /\bIP[\dX]\d\b/g;

/** The zones that a text claims a product is suitable for, but for "beyond zone 2" and where a zone is. */
export function zonesNamed(text: string): BathroomZone[] {
  const places = text.replace(/\b(?:beyond|outside|around) zone \d/gi, '').replace(/\bzone \d (?:is|reaches)\b/gi, '');
  return [...places.matchAll(ZONES)].flatMap(([, list = '']) =>
    (list.match(/\d/g) ?? []).map((digit) => Number(digit) as BathroomZone),
  );
}

/** The clauses that claim a zone for an IP rating against the rule, or call the shop's own rule for zone 1 a law. */
export function wrongClaims(html: string): string[] {
  const clauses = html
    .replace(/<[^>]+>/g, (tag) => (/^<\/?(?:tr|p|li|h\d)/.test(tag) ? '. ' : ' '))
    .split(/(?<=[.;:!?])\s+/)
    .filter((clause) => zonesNamed(clause).length > 0);
  return clauses.filter((clause) => isTooLittle(clause) || isCalledLaw(clause));
}

function isTooLittle(clause: string): boolean {
  const isSelv = /SELV of 12 V/.test(clause);
  const ratings = clause.match(RATINGS) ?? [];
  return ratings.some((ipRating) => {
    const allowed = bathroomZones({ ipRating, volts: isSelv ? 12 : 230, isSelv, standard: null });
    return zonesNamed(clause).some((zone) => !allowed.includes(zone));
  });
}

function isCalledLaw(clause: string): boolean {
  return (
    zonesNamed(clause).includes(1) &&
    /IPX?[56]/.test(clause) &&
    /\bneeds?\b|\bmust\b|\brequire|\blaw\b|\boblig/i.test(clause)
  );
}

/** Generic words with many matches, sizes and typing errors. */
const WRITTEN =
  'lamp, light, switch, socket, brass, led, satin brass, wall light, dimmer switch, 2 gang socket, door handle, ' +
  'matt black, gu10, e27, ip44, downlight, pendant, bathroom, outdoor wall lantern, cupboard knob, ' +
  'gu10 dimmable warm white, 2 gang brass socket usb, ip 65 bathroom downlight, down lights, 1/2 inch, ' +
  'polished chrome double socket, fire rated downlight matt white, satin brass lever door handle, ' +
  'dimer swich, pendent, chandalier, satin bras, bathrom mirror, lantren, extracter fan, handel, spotlite, ' +
  'polised chrome';

/** With the names and codes of some products. */
export function queriesFrom(some: readonly { name: string; sku: string }[]): string[] {
  const written = WRITTEN.split(', ');
  const named = some.map(({ name }) => name.split(' ').slice(0, 4).join(' '));
  const codes = some.flatMap(({ sku }) => [sku, sku.toLowerCase().replaceAll('-', '')]);
  return [...written, ...written, ...named, ...codes];
}

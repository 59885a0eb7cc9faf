import type { Draft } from '../../draft.ts';
import type { LightingCollection } from './collections.data.ts';
import type { Member } from './members.data.ts';

const plugsIn = ({ group }: Member) => group === 'table' || group === 'floor';

/** The contents of the box. */
export function lightBox(label: string, member: Member): readonly string[] {
  const light = `1 × ${label}`;
  if (plugsIn(member))
    return [light, 'Shade, packed flat side up', 'Flex with switch and 13 A plug', 'Instruction leaflet'];
  if (member.group === 'pendant' || member.group === 'multi')
    return [light, 'Ceiling cup, bracket and flex', 'Screws and wall plugs', 'Instruction leaflet'];
  if (member.group === 'chandelier' || member.group === 'lantern')
    return [light, 'Chain or rod, ceiling cup and hook', 'Screws and wall plugs', 'Instruction leaflet'];
  return [light, 'Fixing plate', 'Screws and wall plugs', 'Instruction leaflet'];
}

export function lightUseful({ material, finishes }: LightingCollection): string {
  if (/Glass|Crystal/.test(material))
    return (
      'Switch off and let it cool, then wash the glass by hand in warm soapy water. Wipe metal with a dry soft ' +
      'cloth; polish would take the finish off.'
    );
  if (/Cotton|Linen|linen|cotton|silk|Fabric|Polycotton/.test(material))
    return (
      'Dust the shade with a soft brush or the upholstery nozzle of a vacuum cleaner. Do not wet it. Keep the ' +
      'bulb within the wattage stated.'
    );
  if (/plaster/i.test(material))
    return (
      'Seal with a coat of emulsion thinned by half, then paint with any water-based paint. Fill scratches ' +
      'with fine surface filler.'
    );
  if (/^Brass|Iron/.test(material) || finishes.includes('antique-brass'))
    return 'Wipe with a dry soft cloth. The finish is lacquered or waxed: metal polish would strip it.';
  return 'Wipe with a soft cloth, barely damp. Avoid abrasive and solvent cleaners, which mark paint and plating.';
}

/** `zones` are the bathroom zones that the light is allowed in. */
export function lightWarning(member: Member, zones: string | undefined): string | undefined {
  if (zones !== undefined)
    return (
      `<p>In a bathroom, for ${zones} and outside the zones. Electrical work in a room with a bath or shower ` +
      'is notifiable under Part P of the Building Regulations: have it done by a registered electrician.</p>'
    );
  if (plugsIn(member)) return undefined;
  if (member.group === 'chandelier')
    return (
      '<p>Fix to a joist or a bearer rated for five times the weight of the light. Switch off at the consumer ' +
      'unit before you start.</p>'
    );
  return (
    '<p>Switch off at the consumer unit before fitting. If you are not sure of the wiring, ask a qualified ' +
    'electrician.</p>'
  );
}

export function lightDocuments(member: Member): Draft['documents'] {
  return plugsIn(member)
    ? []
    : [
        {
          url: 'https://www.gov.uk/government/publications/electrical-safety-approved-document-p',
          text: 'Approved Document P: electrical safety in dwellings',
        },
      ];
}

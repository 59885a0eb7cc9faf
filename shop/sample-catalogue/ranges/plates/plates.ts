import { zoneWords } from '@storefront/domain/bathroom-zones.rules.ts';
import { PLATE_LIGHTS } from '../../drawings/plates/plate.ts';
import { zonesOf } from '../../assembly/specifications.rules.ts';
import { brandOf } from '../../brands/build-brands.ts';
import { aboutSentences } from '../../copy/about.ts';
import { featureList, paragraph, substitute, type Facts } from '../../copy/compose.ts';
import type { AddOn, Draft, Option, Specification } from '../../draft.ts';
import { randomFrom } from '../../random.ts';
import { finishLabel, finishOption } from '../finish-choices.ts';
import { editionOf } from '../range-names.ts';
import type { PlateModule } from './plate-modules.data.ts';
import { plateRanges, type PlateRange } from './plate-ranges.data.ts';

const SINGLE_WIDTH = 86;
const DOUBLE_WIDTH = 146;
const PLATE_HEIGHT = 86;

export function plateDrafts(edition: number, modules: readonly PlateModule[]): Draft[] {
  return editionOf(plateRanges, edition).flatMap((range) =>
    modules.filter(({ grid }) => !grid || range.grid).map((module) => plateDraft(range, module)),
  );
}

function plateDraft(range: PlateRange, module: PlateModule): Draft {
  const brand = brandOf(range.brand);
  const lever = range.lever === 'rocker' ? 'Rocker' : 'Toggle';
  const width = module.wide ? DOUBLE_WIDTH : SINGLE_WIDTH;
  const rows = specifications(range, module, width, brand.guarantee);
  const facts: Facts = {
    range: range.name,
    plate: range.plate,
    lever,
    leverWord: range.lever,
    insert: range.insert,
    width,
    thickness: range.thickness,
    zones: module.forBathrooms ? zoneWords(zonesOf(rows)) : undefined,
  };
  const code = `${range.code}-${module.code}`;
  const key = `${range.brand}/${code}`;
  const random = randomFrom(`copy ${key}`);
  const about = aboutSentences(random, range.about, unfitting(module));
  return {
    key,
    name: `${brand.name} ${range.name} ${substitute(module.name, facts)}`,
    code,
    brand: range.brand,
    category: substitute(module.category, { lever: range.lever }),
    picture: picture(range, module, width, key),
    price: module.price * range.price,
    options: options(range, module),
    specifications: rows,
    forBathrooms: module.forBathrooms,
    descriptionHtml:
      paragraph(random, [module.openings, ...about], facts) +
      paragraph(random, [module.practical], facts) +
      featureList([...module.features, finishFeature(range), 'Part of the {range} range'], facts),
    warningHtml:
      '<p>For fixed wiring. Switch off at the consumer unit and test before touching any conductor.' +
      `${isMetal(range) ? ' Metal plates must be earthed.' : ''}</p>`,
    boxContains: [`1 × ${substitute(module.name, facts)}`, 'Matching M3.5 screws', 'Wiring instructions'],
    usefulInformation: careFor(range),
    documents: [
      {
        url: 'https://www.gov.uk/government/publications/electrical-safety-approved-document-p',
        text: 'Approved Document P: electrical safety in dwellings',
      },
    ],
    range: `${brand.name} ${range.name}`,
    addOns: addOns(range, module),
    demand: module.code === '13S2' || module.code === 'S1' || module.code === 'S2' || module.code === 'D1' ? 0.7 : 0,
  };
}

/** Sentences that do not apply: about levers for a socket, about terminals for a blank. */
function unfitting({ name, picture: shown }: PlateModule): RegExp | undefined {
  if (name.includes('{lever}')) return undefined;
  return shown === 'plate-blank'
    ? /doll|rocker|toggle|switch|terminal|insert|dark passage|\b(door|spring|click|movement|tips)\b/i
    : /doll|rocker|toggle|switch|\b(door|spring|click|movement|tips)\b/i;
}

function picture(range: PlateRange, module: PlateModule, width: number, key: string): Draft['picture'] {
  const toggles = module.picture === 'plate-rocker' && range.lever === 'toggle' && module.name.includes('{lever}');
  return {
    key: toggles ? 'plate-toggle' : module.picture,
    finish: range.finishes[0] ?? 'gloss-white',
    // Each product has a light of its own.
    options: {
      gang: module.gang,
      insert: range.insert,
      width,
      light: randomFrom(`light ${key}`).integer(0, PLATE_LIGHTS - 1),
    },
  };
}

function addOns({ insert }: PlateRange, { boxDepth, wide, picture: shown }: PlateModule): AddOn[] {
  return [
    ...(shown === 'plate-grid' ? [{ displayName: 'Grid Module', offer: `grid-module-${insert}` }] : []),
    ...(boxDepth > 16 ? [{ displayName: 'Back Box', offer: `back-box-${wide ? 2 : 1}-${boxDepth}` }] : []),
  ];
}

function options(range: PlateRange, module: PlateModule): Option[] {
  const functions: Option[] = module.functions
    ? [
        {
          name: 'Function',
          choices: module.functions.map(([label, functionCode, priceFactor, shown]) => ({
            label,
            code: functionCode,
            priceFactor,
            options: shown,
          })),
        },
      ]
    : [];
  return [...finishOption(range.finishes), ...functions];
}

function specifications(range: PlateRange, module: PlateModule, width: number, guarantee: string): Specification[] {
  return [
    ['Number of Gangs', module.gang],
    ...range.finishes.map((key): Specification => ['Plate Finish', finishLabel(key)]),
    ['Material', range.material],
    ['IP Rating', 'IP20'],
    ...current(module),
    ...(module.specifications ?? []),
    ...(module.picture === 'plate-blank' ||
    module.picture === 'plate-tv' ||
    module.picture === 'plate-data' ||
    module.picture === 'plate-telephone'
      ? []
      : ([['Voltage (V)', 230]] satisfies Specification[])),
    ['Box Depth (mm)', module.boxDepth],
    ['Width (mm)', width],
    ['Height (mm)', PLATE_HEIGHT],
    ['Projection (mm)', range.thickness],
    ['Guarantee', guarantee],
  ];
}

/** In amperes from the name, unless the specifications have it. */
function current({ name, specifications: rows = [] }: PlateModule): Specification[] {
  const [, amps] = /\b(\d+)A\b/.exec(name) ?? [];
  return amps && !rows.some(([field]) => field === 'Current (A)') ? [['Current (A)', amps]] : [];
}

function isMetal({ material }: PlateRange): boolean {
  return material === 'Brass' || material.endsWith('teel');
}

function finishFeature({ finishes }: PlateRange): string {
  const labels = finishes.map((key) => finishLabel(key).toLowerCase());
  return labels.length > 1
    ? `In ${labels.length} finishes, from ${labels[0]} to ${labels.at(-1)}`
    : `In ${labels.join('')}`;
}

function careFor({ material }: PlateRange): string {
  if (material === 'Brass')
    return (
      'Wipe with a dry soft cloth. The plate is lacquered: metal polish would take the lacquer off, and brass ' +
      'left bare will darken with handling.'
    );
  if (material.endsWith('teel'))
    return (
      'Wipe with a soft cloth, barely damp, and dry it at once. Take plates off before painting or papering ' +
      'the wall.'
    );
  return 'Wipe with a damp cloth. Solvents and bleach attack the moulding.';
}

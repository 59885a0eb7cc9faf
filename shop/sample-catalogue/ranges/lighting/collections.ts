import { zoneWords } from '@storefront/domain/bathroom-zones.rules.ts';
import { zonesOf } from '../../assembly/specifications.rules.ts';
import { brandOf } from '../../brands/build-brands.ts';
import { aboutSentences } from '../../copy/about.ts';
import { featureList, paragraph, type Facts } from '../../copy/compose.ts';
import {
  builtInSentences,
  finishSentences,
  lampSentences,
  lightingCopy,
  oneFinishSentences,
} from '../../copy/lighting.data.ts';
import type { Draft, Specification } from '../../draft.ts';
import { randomFrom } from '../../random.ts';
import { bulbAddOns } from '../bulb-offers.ts';
import { finishLabel, finishOption } from '../finish-choices.ts';
import { editionOf } from '../range-names.ts';
import { lightingCollections, type LightingCollection } from './collections.data.ts';
import { lightBox, lightDocuments, lightUseful, lightWarning } from './light-leaflet.ts';
import { lightCategories } from './light-category.ts';
import { lightPicture } from './light-picture.ts';
import { ipRating, lightFacts, lightFigures, type LightFigures } from './lighting-facts.ts';
import { members, type Member } from './members.data.ts';

/** Few, so that drawings are shared however large the catalogue grows. */
const SIZE_FACTORS = [1, 0.9, 1.12];

export function lightingDrafts(edition: number): Draft[] {
  return editionOf(lightingCollections, edition)
    .map((collection) => sized(collection, edition))
    .flatMap((collection) => collection.members.map((key) => lightDraft(collection, members[key])));
}

/** But picture lights, whose names contain their size. */
function sized(collection: LightingCollection, edition: number): LightingCollection {
  const factor = SIZE_FACTORS[edition % SIZE_FACTORS.length] ?? 1;
  return collection.shape === 'picture'
    ? collection
    : { ...collection, size: Math.round((collection.size * factor) / 5) * 5 };
}

function lightDraft(collection: LightingCollection, member: Member): Draft {
  const brand = brandOf(collection.brand);
  const figures = lightFigures(collection, member);
  const rows = specifications(collection, figures, member, brand.guarantee);
  const forBathrooms = member.group === 'bath';
  const facts = {
    ...lightFacts(collection, member, figures),
    zones: forBathrooms ? zoneWords(zonesOf(rows)) : undefined,
  };
  const label = collection.material === 'Gypsum plaster' ? member.label.replace('Wall', 'Plaster Wall') : member.label;
  const [category, ...alsoIn] = lightCategories(collection, member);
  const code = `${collection.code}-${member.code}`;
  return {
    key: `${collection.brand}/${code}`,
    name: `${brand.name} ${collection.name} ${label}`,
    code,
    brand: collection.brand,
    category,
    alsoIn,
    picture: lightPicture(collection, member, figures),
    price: collection.price * member.price,
    options: finishOption(collection.finishes),
    specifications: rows,
    forBathrooms,
    descriptionHtml: description(collection, member, facts),
    warningHtml: lightWarning(member, facts.zones),
    boxContains: lightBox(label, member),
    usefulInformation: lightUseful(collection),
    documents: lightDocuments(member),
    range: `${brand.name} ${collection.name}`,
    addOns: collection.cap === 'LED' ? [] : bulbAddOns(collection.cap, bulbStyle(collection), member.lamps),
    demand: 0.2,
  };
}

function bulbStyle({ shape, accent }: LightingCollection): 'plain' | 'candle' | 'visible' {
  if (shape === 'candle' || shape === 'lantern') return 'candle';
  return accent !== undefined && accent !== 'opal-glass' && accent.endsWith('-glass') ? 'visible' : 'plain';
}

function description(collection: LightingCollection, member: Member, facts: Facts): string {
  const random = randomFrom(`copy ${collection.brand}/${collection.code}-${member.code}`);
  const { openings, practical } = lightingCopy[member.group];
  const about = aboutSentences(
    random,
    collection.about,
    hangs(member)
      ? /\b(wall|walls|plug|page|stairs?|bed)\b/i
      : /\b(hangs?|hung|flex|cord|ceiling|chain|rod|hook|table|threes?|row|pendants?)\b/i,
  );
  const source = collection.cap === 'LED' ? builtInSentences : lampSentences;
  return (
    paragraph(random, [openings, ...about], facts) +
    paragraph(
      random,
      [practical, source, collection.finishes.length > 1 ? finishSentences : oneFinishSentences],
      facts,
    ) +
    featureList(features(member), facts)
  );
}

/** From a ceiling on a flex, chain or rod. */
function hangs({ group }: Member): boolean {
  return group === 'pendant' || group === 'multi' || group === 'chandelier' || group === 'lantern';
}

function features(member: Member): readonly string[] {
  return [
    member.projection === undefined
      ? '{width} mm wide, {height} mm high'
      : '{width} mm wide, {height} mm high, {projection} mm from the wall',
    'Drop adjustable from {dropMinimum} to {dropMaximum} mm',
    'Takes {lampsWord} {cap} {bulbs}, {watts} W at most (not included)',
    '{lumens} lm at {kelvin} K from {watts} W, LED built in',
    member.group === 'bath' ? '{ip}, for bathroom {zones}' : '{ip}, for dry rooms indoors',
    'Made of {material}',
    'Part of the {range} collection',
    member.group === 'table' || member.group === 'floor'
      ? 'Plugs in: 13 A plug and switch fitted'
      : 'Wired to a ceiling or wall point',
  ];
}

function specifications(
  collection: LightingCollection,
  figures: LightFigures,
  member: Member,
  guarantee: string,
): Specification[] {
  const row = (name: string, value: string | number | undefined): Specification[] =>
    value === undefined ? [] : [[name, value]];
  const builtIn = collection.cap === 'LED';
  return [
    ...row('IP Rating', ipRating(collection, member)),
    ...row('Cap Type', builtIn ? 'Integrated LED' : collection.cap),
    ...row('Wattage (W)', figures.watts),
    ...row('Lumens (lm)', figures.lumens),
    ...row('Colour Temperature (K)', figures.kelvin),
    ...row('Dimmable', member.group === 'table' && builtIn ? 'No' : 'Yes'),
    ...row('Voltage (V)', 230),
    ...row('Width (mm)', figures.width),
    ...row('Height (mm)', figures.height),
    ...row('Projection (mm)', figures.projection),
    ...row('Material', collection.material),
    ...collection.finishes.map((key): Specification => ['Finish', finishLabel(key)]),
    ...row('Guarantee', guarantee),
  ];
}

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
import type { Draft, Specification, Picture, AddOn } from '../../draft.ts';
import { randomFrom } from '../../random.ts';
import { finishLabel, finishOption } from '../finish-choices.ts';
import { editionOf } from '../range-names.ts';
import { lightingCollections, type LightingCollection } from './collections.data.ts';
import { lightBox, lightDocuments, lightUseful, lightWarning } from './light-leaflet.ts';
import { ipRating, lightFacts, lightFigures, type LightFigures } from './lighting-facts.ts';
import { members, type Member, type MemberGroup } from './members.data.ts';
import type { PictureKey } from '../../pictures/pictures.data.ts';
import type { Shape } from './shapes.data.ts';

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

const byGroup: Readonly<Partial<Record<MemberGroup, PictureKey>>> = {
  multi: 'pendant-cluster',
  chandelier: 'chandelier',
  lantern: 'lantern',
  flush: 'flush',
  reading: 'wall-swing',
  picture: 'picture-light',
  table: 'table-lamp',
  floor: 'floor-lamp',
};
const pendantByShape: Readonly<Partial<Record<Shape, PictureKey>>> = {
  dome: 'pendant-dome',
  cone: 'pendant-cone',
  globe: 'pendant-globe',
};
const wallByShape: Readonly<Partial<Record<Shape, PictureKey>>> = {
  globe: 'wall-globe',
  cylinder: 'wall-up-down',
  fabric: 'wall-shade',
  lantern: 'outdoor-lantern',
};

/** Throws when the collection's shape has none for the light. */
function lightPicture(collection: LightingCollection, member: Member, figures: LightFigures): Picture {
  const glass = collection.accent?.endsWith('-glass') ? collection.accent.replace('-glass', '') : undefined;
  return {
    key: pictureKey(collection.shape, member),
    finish: collection.finishes[0] ?? 'matt-black',
    accent: glass ? undefined : collection.accent,
    options: {
      width: figures.width,
      height: figures.height,
      ...(member.group === 'spot' ? { heads: figures.lamps } : {}),
      ...(glass ? { glass } : {}),
    },
  };
}

function pictureKey(shape: Shape, member: Member): PictureKey {
  const key = keyFor(shape, member);
  if (!key) throw new RangeError(`No picture of a ${shape} as ${member.label}`);
  return key;
}

function keyFor(shape: Shape, member: Member): PictureKey | undefined {
  if (member.group === 'pendant') return pendantByShape[shape];
  if (member.group === 'wall') return wallByShape[shape];
  if (member.group === 'spot') return member.lamps === 1 ? 'spot-bar-1' : 'spot-bar';
  if (member.group === 'bath') return member.projection === undefined ? 'flush' : 'wall-globe';
  return byGroup[member.group];
}

const PACK_SIZES = [3, 5, 10];

/** Single lamps, or packs where the fitting takes several. */
function bulbAddOns(cap: string, style: 'plain' | 'candle' | 'visible', lamps: number): readonly AddOn[] {
  const displayName = lamps === 1 ? 'Bulb' : 'Bulbs';
  if (lamps === 1) return [{ displayName, offer: singleOffer(cap, style) }];
  const pack = PACK_SIZES.find((size) => size >= lamps);
  if (pack === undefined || (cap !== 'E27' && cap !== 'GU10' && cap !== 'E14')) return [];
  return [{ displayName, offer: `bulb-${cap}${cap === 'E14' ? '-candle' : ''}-pack-${pack}` }];
}

function singleOffer(cap: string, style: 'plain' | 'candle' | 'visible'): string {
  if (cap === 'E27') return style === 'visible' ? 'bulb-E27-visible' : 'bulb-E27-shaded-2700';
  if (cap === 'E14') return style === 'candle' ? 'bulb-E14-candle' : 'bulb-E14-shaded-2700';
  return cap === 'GU10' ? 'bulb-GU10-4.9-Yes' : `bulb-${cap}`;
}

const INTERIOR = '/interior-lighting/';
const BATHROOM = `${INTERIOR}bathroom-lighting/`;

/** The main one first. */
function lightCategories(collection: LightingCollection, member: Member): readonly [home: string, ...others: string[]] {
  switch (member.group) {
    case 'pendant':
      return [pendantCategory(collection)];
    case 'multi':
      return [`${INTERIOR}pendants/cluster-pendants/`, pendantCategory(collection)];
    case 'chandelier':
      return [`${INTERIOR}chandeliers/${collection.modern ? 'modern' : 'classic'}-chandeliers/`];
    case 'lantern':
      return [`${INTERIOR}lanterns/`];
    case 'flush':
      return [`${INTERIOR}ceiling-lights/flush-ceiling-lights/`];
    case 'spot':
      return [`${INTERIOR}ceiling-lights/spotlight-bars/`];
    case 'wall':
      return wallCategories(collection);
    case 'reading':
      return [`${INTERIOR}wall-lights/reading-lights/`];
    case 'picture':
      return [`${INTERIOR}wall-lights/picture-lights/`];
    case 'table':
      return [`${INTERIOR}lamps/${member.height !== undefined && member.height < 400 ? 'bedside' : 'table'}-lamps/`];
    case 'floor':
      return [`${INTERIOR}lamps/floor-lamps/`];
    case 'bath':
      return member.projection === undefined
        ? [`${BATHROOM}bathroom-ceiling-lights/`, `${INTERIOR}ceiling-lights/flush-ceiling-lights/`]
        : [`${BATHROOM}bathroom-wall-lights/`, `${INTERIOR}wall-lights/modern-wall-lights/`];
  }
}

function pendantCategory({ shape }: LightingCollection): string {
  return `${INTERIOR}pendants/${shape === 'globe' ? 'glass' : 'metal'}-pendants/`;
}

function wallCategories({ shape, material }: LightingCollection): readonly [string, ...string[]] {
  if (material === 'Gypsum plaster')
    return [`${INTERIOR}wall-lights/plaster-wall-lights/`, `${INTERIOR}wall-lights/modern-wall-lights/`];
  const traditional = shape === 'lantern' || shape === 'fabric';
  return [`${INTERIOR}wall-lights/${traditional ? 'traditional' : 'modern'}-wall-lights/`];
}

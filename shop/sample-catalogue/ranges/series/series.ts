import { zoneWords } from '@storefront/domain/bathroom-zones.rules.ts';
import { zonesOf } from '../../assembly/specifications.rules.ts';
import { brandOf } from '../../brands/build-brands.ts';
import { featureList, isComplete, paragraph, substitute, type Facts } from '../../copy/compose.ts';
import type { AddOn, Choice, Draft, Option, Picture, Specification } from '../../draft.ts';
import type { FinishKey } from '../../drawings/finishes.data.ts';
import { energyClass } from '../../energy-class.rules.ts';
import type { PictureKey } from '../../pictures/pictures.data.ts';
import { randomFrom } from '../../random.ts';
import { finishLabel, finishOption } from '../finish-choices.ts';
import type { Drawing } from '../../drawings/drawing.ts';

/** A wattage, a colour, a cap. Templates can use all of its fields. */
export interface Step {
  /** Of the product. */
  code?: string;
  /** Pounds inc VAT; exactly one axis sets it. */
  price?: number;
  /** Of the price; defaults to 1. */
  factor?: number;
  finish?: FinishKey;
  picture?: PictureKey;
  demand?: number;
  values: Facts;
}

/** Products that differ only in measures: each row gives name, specifications, copy and picture. */
export interface Series {
  brand: string;
  category: string;
  alsoIn?: readonly string[];
  /** A template, without the brand. */
  name: string;
  code: string;
  picture: PictureKey;
  /** Several finishes make a Finish option; a step's own finish overrides them. */
  finishes: readonly FinishKey[];
  accent?: FinishKey;
  /** Fields of the drawing. */
  shows?: readonly string[];
  /** One product for each combination of steps. */
  axes: readonly (readonly Step[])[];
  /** An option within each product, such as a size. */
  choices?: Option;
  /** As many as its variants were products of their own, so that later ids stay. Defaults to 1. */
  idsOfEach?: number;
  /** Its energy class is computed from lumens and watts. */
  lightSource?: boolean;
  specifications: readonly Specification[];
  /** For rooms with a bath or shower; templates can then use `{zones}`. */
  forBathrooms?: boolean;
  openings: readonly string[];
  details: readonly string[];
  practical: readonly string[];
  features: readonly string[];
  box: readonly string[];
  useful: string;
  warning?: string;
  documents?: Draft['documents'];
  range?: string;
  addOns?: readonly AddOn[];
  /** Templates: the product as an add-on of others. */
  offers?: readonly { offer: string; label: string }[];
  uncounted?: boolean;
  demand?: number;
}

export function seriesDrafts(all: readonly Series[]): Draft[] {
  return all.flatMap((series) => combinations(series.axes).map((steps) => draftOf(series, steps)));
}

function draftOf(series: Series, steps: readonly Step[]): Draft {
  const brand = brandOf(series.brand);
  const stepFacts: Facts = { brand: brand.name, ...Object.assign({}, ...steps.map(({ values }) => values)) };
  const finish = steps.find((step) => step.finish)?.finish ?? series.finishes[0] ?? 'matt-white';
  const specifications = specificationsOf(series, stepFacts, finish, brand.guarantee);
  const facts: Facts = { ...stepFacts, zones: series.forBathrooms ? zoneWords(zonesOf(specifications)) : undefined };
  const name = substitute(`${brand.name} ${series.name}`, facts);
  const code = [series.code, ...steps.flatMap((step) => step.code ?? [])].join('-');
  const key = `${series.brand}/${code}`;
  const random = randomFrom(`copy ${key}`);
  return {
    key,
    name,
    code,
    brand: series.brand,
    category: series.category,
    alsoIn: series.alsoIn,
    picture: pictureOf(series, steps, facts, finish),
    price: steps.reduce((price, { factor = 1 }) => price * factor, priceOf(steps)),
    options: [
      ...(steps.some((step) => step.finish) ? [] : finishOption(series.finishes)),
      ...(series.choices ? [series.choices] : []),
    ],
    specifications,
    forBathrooms: series.forBathrooms,
    descriptionHtml:
      paragraph(random, [series.openings, series.details], facts) +
      paragraph(random, [series.practical], facts) +
      featureList(series.features, facts),
    warningHtml: series.warning && substitute(series.warning, facts),
    boxContains: series.box.map((line) => substitute(line, facts)),
    usefulInformation: series.useful,
    documents: series.documents,
    range: series.range && `${brand.name} ${series.range}`,
    addOns: series.addOns?.map(({ displayName, offer }) => ({ displayName, offer: substitute(offer, facts) })),
    offers: series.offers
      ?.filter(({ offer, label }) => isComplete(offer + label, facts))
      .map(({ offer, label }) => ({ offer: substitute(offer, facts), label: substitute(label, facts) })),
    uncounted: series.uncounted,
    ids: series.idsOfEach,
    demand: steps.find((step) => step.demand !== undefined)?.demand ?? series.demand,
  };
}

function priceOf(steps: readonly Step[]): number {
  const price = steps.find((step) => step.price !== undefined)?.price;
  if (price === undefined) throw new RangeError('One axis of a series sets the price');
  return price;
}

function pictureOf(series: Series, steps: readonly Step[], facts: Facts, finish: FinishKey): Picture {
  const key = steps.find((step) => step.picture)?.picture ?? series.picture;
  const options = Object.fromEntries(
    (series.shows ?? []).flatMap((name) => (facts[name] === undefined ? [] : [[name, facts[name]]])),
  );
  return { key, finish, accent: series.accent, options: { ...options, ...glassSize(key, facts) } };
}

function specificationsOf(series: Series, facts: Facts, finish: FinishKey, guarantee: string): Specification[] {
  const rows = series.specifications.flatMap(([name, template]): Specification[] => {
    if (typeof template === 'number') return [[name, template]];
    if (!isComplete(template, facts)) return [];
    return [[name, substitute(template, facts)]];
  });
  if (series.lightSource) rows.push(['Energy Class', energyClass(Number(facts.lumens), Number(facts.watts))]);
  const chosen = (series.choices?.choices ?? []).flatMap((choice) => choice.finish ?? []);
  const several = chosen.length > 0 ? chosen : series.finishes;
  const shown = several.length > 1 ? several : [finish];
  const hasFinish = rows.some(([name]) => name === 'Finish' || name === 'Plate Finish');
  return [
    ...rows,
    ...(hasFinish ? [] : shown.map((key): Specification => ['Finish', finishLabel(key)])),
    ['Guarantee', guarantee],
  ];
}

function combinations(axes: readonly (readonly Step[])[]): Step[][] {
  return axes.reduce<Step[][]>((rows, axis) => rows.flatMap((row) => axis.map((step) => [...row, step])), [[]]);
}

export function sizeOption(
  ...sizes: readonly (readonly [label: string, code: string, priceFactor: number, options?: Choice['options']])[]
): Option {
  return {
    name: 'Size',
    choices: sizes.map(([label, code, priceFactor, options]) => ({ label, code, priceFactor, options })),
  };
}

/** Below the glass, in millimetres. */
const CAP_HEIGHTS: Readonly<Record<string, number>> = { E27: 25, E14: 21, B22: 24, B15: 21 };

/** The listed height less the cap. Undefined for other pictures. */
function glassSize(key: PictureKey, { cap, width, height }: Facts): Drawing['options'] {
  const capHeight = CAP_HEIGHTS[String(cap)];
  if (
    !/^bulb-(gls|candle|golf|globe|squirrel|tubular)/.test(key) ||
    capHeight === undefined ||
    typeof width !== 'number' ||
    typeof height !== 'number'
  )
    return {};
  return { cap: String(cap), width, height: height - capHeight };
}

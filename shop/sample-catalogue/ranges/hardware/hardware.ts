import { brandOf } from '../../brands/build-brands.ts';
import { aboutSentences } from '../../copy/about.ts';
import { featureList, listed, paragraph, type Facts } from '../../copy/compose.ts';
import { finishSentences } from '../../copy/lighting.data.ts';
import type { Draft, Specification } from '../../draft.ts';
import { randomFrom } from '../../random.ts';
import { finishLabel, finishOption } from '../finish-choices.ts';
import { editionOf } from '../range-names.ts';
import { hardwareMembers, type HardwarePiece } from './hardware-members.data.ts';
import { hardwareRanges, type HardwareRange } from './hardware-ranges.data.ts';

const knobForms: Readonly<Record<string, string>> = { round: 'rounded', knurled: 'knurled', hex: 'hexagonal' };

/** Link a small piece to its range, when none of the range's own sentences apply. */
const companions = [
  'It is finished with the {range} handles, so the two match.',
  'Cast and finished alongside the rest of the {range} range.',
  'One of the small pieces that make a {range} door complete.',
  'It shares its metal and its plating with the {range} handles.',
];

export function hardwareDrafts(edition: number): Draft[] {
  return editionOf(hardwareRanges, edition).flatMap((range) =>
    range.pieces.map((key) => hardwareDraft(range, hardwareMembers[key])),
  );
}

function hardwareDraft(range: HardwareRange, piece: HardwarePiece): Draft {
  const brand = brandOf(range.brand);
  const code = `${range.code}-${piece.code}`;
  const key = `${range.brand}/${code}`;
  const random = randomFrom(`copy ${key}`);
  const finishes = range.finishes.map((finish) => finishLabel(finish).toLowerCase());
  const facts: Facts = {
    range: range.name,
    profile: range.profile,
    form: knobForms[range.style.shape ?? ''] ?? 'rounded',
    material: materialWords(range.material),
    finishes: listed(finishes, 'or'),
  };
  const about = aboutSentences(random, range.about, unfitting(piece));
  return {
    key,
    name: `${brand.name} ${range.name} ${piece.name}`,
    code,
    brand: range.brand,
    category: piece.category,
    alsoIn: piece.alsoIn,
    picture: {
      key: piece.picture,
      finish: range.finishes[0] ?? 'satin-nickel',
      options: { ...pictureOptions(range, piece) },
    },
    price: piece.price * range.price,
    options: [...finishOption(range.finishes), ...(piece.option ? [piece.option] : [])],
    specifications: specifications(range, piece, brand.guarantee),
    descriptionHtml:
      paragraph(random, [piece.openings, ...(about.length > 0 ? about : [companions])], facts) +
      paragraph(random, [piece.practical, finishSentences], facts) +
      featureList([...piece.features, 'Made of {material}', 'Part of the {range} range'], facts),
    boxContains: piece.box,
    usefulInformation: careFor(range.material),
    range: `${brand.name} ${range.name}`,
    addOns: piece.addOns,
    demand: 0.1,
  };
}

/** Sentences about a range's main piece that do not apply to a smaller one. */
function unfitting({ picture }: HardwarePiece): RegExp | undefined {
  if (picture.startsWith('lever')) return undefined;
  if (picture === 'door-knob') return /cups?\b|lever/i;
  if (picture === 'cabinet-knob') return /\b(bars?|posts?|bow|cups?|pan|latch|lever|lip|feet|drilling|overhang)\b/i;
  if (picture === 'cup-handle') return /\bknobs?\b/i;
  if (picture.startsWith('pull') || picture === 'door-pull') return /\b(knobs?|lever|latch|rose|spring|springs)\b/i;
  return MAIN_PIECE;
}

const MAIN_PIECE = new RegExp(
  String.raw`\b(lever|grip|knobs?|rose|neck|latch|springs?|sprung|spindle|plates?|hands?|wrists?|fingers|` +
    String.raw`bars?|posts?|bow|cups?|drawers?|turns?|doors?|knuckles|overhang|centres|feet|end|skin)\b`,
  'i',
);

/** A lever's curve does not apply to a hook. */
function pictureOptions(
  { style }: HardwareRange,
  { picture, specifications: rows, option }: HardwarePiece,
): Record<string, string | number> {
  const { lever, shape } = style;
  const measured = (field: string) => rows.find(([name]) => name === field)?.[1];
  const centres = option?.choices[0]?.options?.centres ?? measured('CTC (mm)');
  const [width, height] = [measured('Width (mm)'), measured('Height (mm)')];
  return {
    ...(lever && picture.startsWith('lever') ? { lever } : {}),
    ...(shape && picture.endsWith('knob') ? { shape } : {}),
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
    ...(typeof centres === 'number' && !picture.startsWith('lever') ? { centres } : {}),
  };
}

function specifications(
  range: HardwareRange,
  { specifications: rows, option }: HardwarePiece,
  guarantee: string,
): Specification[] {
  const spread =
    option?.name === 'Size'
      ? option.choices.map(({ options }): Specification => ['CTC (mm)', Number(options?.centres)])
      : [];
  return [
    ...rows,
    ...spread,
    ['Material', range.material],
    ...range.finishes.map((key): Specification => ['Finish', finishLabel(key)]),
    ['Guarantee', guarantee],
  ];
}

function materialWords(material: string): string {
  return material === 'Brass' ? 'solid brass' : material.toLowerCase();
}

function careFor(material: string): string {
  if (material === 'Brass')
    return (
      'Wipe with a dry soft cloth. Lacquered brass needs no polish; patinated finishes change with handling, ' +
      'which is part of their life.'
    );
  if (material === 'Stainless steel')
    return 'Wash with warm soapy water and dry along the grain. Never use wire wool or bleach.';
  return 'Wipe with a damp cloth and dry. Abrasives go through plating and paint.';
}

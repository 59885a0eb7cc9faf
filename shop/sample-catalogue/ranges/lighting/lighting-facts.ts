import { finishLabel } from '../finish-choices.ts';
import { listed, numberWord, type Facts } from '../../copy/compose.ts';
import type { Member } from './members.data.ts';
import { shadeHeights } from './shapes.data.ts';
import type { LightingCollection } from './collections.data.ts';

const KELVIN = 2700;
const LUMENS_PER_WATT = 88;

/** Of an incandescent lamp, by cap. */
const capWatts: Readonly<Record<LightingCollection['cap'], number>> = { E27: 40, E14: 28, G9: 25, GU10: 35, LED: 0 };

/** Both specifications and copy read it. */
export type LightFigures = ReturnType<typeof lightFigures>;

export function lightFigures(collection: LightingCollection, member: Member) {
  const builtIn = collection.cap === 'LED';
  const width = toFive(widthOf(collection, member));
  const height = toFive(heightOf(collection, member, width));
  const hangs = member.group === 'pendant' || member.group === 'multi' || member.group === 'chandelier';
  const shortest = toFifty(height + 250);
  return {
    width,
    height,
    projection:
      member.projection === undefined
        ? undefined
        : toFive(member.projection < 10 ? member.projection * Math.max(collection.size, 85) : member.projection),
    lamps: member.lamps,
    watts: builtIn ? member.led : capWatts[collection.cap],
    lumens: builtIn ? Math.round((member.led * LUMENS_PER_WATT) / 10) * 10 : undefined,
    kelvin: builtIn ? KELVIN : undefined,
    weight: Math.round((0.4 + (width * Math.sqrt(height)) / 9000 + member.lamps * 0.25) * 10) / 10,
    drop: hangs ? [shortest, Math.max(shortest + 600, member.group === 'chandelier' ? 1300 : 1500)] : undefined,
  };
}

/** Lights for bathrooms are sealed, whatever their collection's rating. */
export function ipRating({ ip }: LightingCollection, { group }: Member): string {
  return ip ?? (group === 'bath' ? 'IP44' : 'IP20');
}

/** For the copy. */
export function lightFacts(collection: LightingCollection, member: Member, figures: LightFigures): Facts {
  return {
    range: collection.name,
    shade: collection.shade,
    material: materialWords(collection.material),
    ip: ipRating(collection, member),
    width: figures.width,
    height: figures.height,
    projection: figures.projection,
    weight: figures.weight,
    dropMinimum: figures.drop?.[0],
    dropMaximum: figures.drop?.[1],
    lamps: figures.lamps,
    lampsWord: numberWord(figures.lamps),
    single: figures.lamps === 1 ? 'single' : undefined,
    several: figures.lamps > 1 ? numberWord(figures.lamps) : undefined,
    bulbs: figures.lamps === 1 ? 'bulb' : 'bulbs',
    cap: collection.cap === 'LED' ? undefined : collection.cap,
    watts: figures.watts,
    lumens: figures.lumens,
    kelvin: figures.kelvin,
    replaces: figures.lumens === undefined ? undefined : replacedLamps(figures.lumens),
    firstFinish: collection.finishes.slice(0, 1).map(finishWords).join(''),
    finishes: listed(collection.finishes.map(finishWords), 'or'),
    pictureMinimum: member.group === 'picture' ? toFifty(figures.width * 1.3) : undefined,
    pictureMaximum: member.group === 'picture' ? toFifty(figures.width * 2.1) : undefined,
  };
}

function widthOf({ size, shape }: LightingCollection, member: Member): number {
  const width = size * member.width;
  if (member.group === 'reading') return Math.min(width, 170);
  if (member.group === 'wall' && shape !== 'globe') return Math.min(width, 260);
  return Math.min(width, 1300);
}

function heightOf({ shape }: LightingCollection, member: Member, width: number): number {
  if (member.height !== undefined) return member.height;
  const shade = (width / (member.group === 'multi' ? member.width : 1)) * shadeHeights[shape];
  if (member.group === 'wall' || member.group === 'bath') return Math.max(shade + 100, 180);
  return shade + 60;
}

function replacedLamps(lumens: number): string {
  if (lumens < 300) return 'a 25 W bulb';
  if (lumens < 600) return 'a 40 W bulb';
  if (lumens < 1000) return 'a 60 W bulb';
  if (lumens < 1400) return 'a 100 W bulb';
  return `${numberWord(Math.round(lumens / 800))} old 60 W bulbs`;
}

function finishWords(key: LightingCollection['finishes'][number]): string {
  return finishLabel(key).toLowerCase();
}

const toFive = (value: number) => Math.round(value / 5) * 5;
const toFifty = (value: number) => Math.round(value / 50) * 50;

/** For running text; acronyms such as `LED` stay. */
function materialWords(material: string): string {
  return material.charAt(0).toLowerCase() + material.slice(1);
}

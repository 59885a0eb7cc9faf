import { ceilingAbove, tiledWall } from '../backdrops.ts';
import type { Drawing } from '../drawing.ts';
import { flatMetal, gradient, radial, tone } from '../light.rules.ts';
import { brushedFilter, finishOf, n, numberOption, seedOf, sizeOf, textOption, wallShadow } from '../studio.ts';
import { family, type Subject } from '../subject.ts';

const ARRAY = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Seven blades round a hub, seen through a grille. */
function rotor(x: number, y: number, radius: number): string {
  const blades = ARRAY(7)
    .map(
      (index) =>
        `<path d="M0 0C${n(radius * 0.3)} ${n(-radius * 0.2)} ${n(radius * 0.7)} ${n(-radius * 0.3)} ${n(radius * 0.94)} ${n(-radius * 0.16)}C${n(radius * 0.9)} ${n(radius * 0.16)} ${n(radius * 0.5)} ${n(radius * 0.16)} 0 0Z" fill="#8d9192" transform="translate(${x} ${y}) rotate(${n((index * 360) / 7)})"/>`,
    )
    .join('');
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="#26282a"/>${blades}<circle cx="${x}" cy="${y}" r="${n(radius * 0.26)}" fill="#6e7273"/><circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="8" filter="url(#b4)"/>`;
}

function gridFront(drawing: Drawing, x: number, y: number, size: number): string {
  const finish = finishOf(drawing);
  const radius = size * 0.4;
  const slats = ARRAY(13).map((index) => {
    const at = y + size / 2 - radius + (index + 0.5) * ((radius * 2) / 13);
    return `<rect x="${n(x + size / 2 - radius)}" y="${n(at - 6.5)}" width="${n(radius * 2)}" height="13" fill="${tone(finish, 0.1)}"/><rect x="${n(x + size / 2 - radius)}" y="${n(at - 6.5)}" width="${n(radius * 2)}" height="3.5" fill="#fff" opacity=".7"/><rect x="${n(x + size / 2 - radius)}" y="${n(at + 6)}" width="${n(radius * 2)}" height="5" fill="#000" opacity=".28"/>`;
  });
  const [centreX, centreY] = [x + size / 2, y + size / 2];
  return `<clipPath id="grille"><circle cx="${centreX}" cy="${centreY}" r="${n(radius)}"/></clipPath>${rotor(centreX, centreY, radius)}<g clip-path="url(#grille)">${slats.join('')}</g><circle cx="${centreX}" cy="${centreY}" r="${n(radius)}" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="5"/><circle cx="${centreX}" cy="${centreY + 3}" r="${n(radius + 2)}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3"/>`;
}

function panelFront(drawing: Drawing, x: number, y: number, size: number): string {
  const inset = size * 0.075;
  const at = `x="${n(x + inset)}" y="${n(y + inset)}" width="${n(size - inset * 2)}" height="${n(size - inset * 2)}" rx="14"`;
  const grain = finishOf(drawing).kind === 'brushed' ? `<rect ${at} filter="url(#grain)" opacity=".45"/>` : '';
  return `<rect x="${n(x + 12)}" y="${n(y + 12)}" width="${n(size - 24)}" height="${n(size - 24)}" rx="14" fill="#3b3c3c" opacity=".75"/><rect ${at} fill="#000" opacity=".4" filter="url(#b8)" transform="translate(5 12)"/><rect ${at} fill="url(#face)"/>${grain}<rect ${at} fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="3"/><path d="M${n(x + inset)} ${n(y + inset + 14)}L${n(x + size * 0.62)} ${n(y + inset)}H${n(x + inset + 14)}Z" fill="#fff" opacity=".16"/>`;
}

/** An extractor fan: a `grille` over its blades, or a flat `panel` that draws air in round its edge. */
export const extractorFan = family((drawing): Subject => {
  const finish = finishOf(drawing);
  const [x, y, size] = [180, 176, 440];
  const wall = drawing.view === 'in-use' ? tiledWall() : { defs: '', body: '' };
  const light =
    drawing.view === 'in-use'
      ? `<circle cx="${x + size - 40}" cy="${y + size - 28}" r="14" fill="#54d57c" opacity=".5" filter="url(#b4)"/><circle cx="${x + size - 40}" cy="${y + size - 28}" r="5" fill="#3ecb6b"/>`
      : `<circle cx="${x + size - 40}" cy="${y + size - 28}" r="5" fill="#8a9a8e"/>`;
  const panel = textOption(drawing, 'shape', 'grille') === 'panel';
  return {
    defs: wall.defs + flatMetal('face', finish) + brushedFilter(seedOf(drawing)),
    body: `${wall.body}${wallShadow(x, y, size, size, 20)}<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="20" fill="url(#face)"/><rect x="${x + 2}" y="${y + 2}" width="${size - 4}" height="${size - 4}" rx="18" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="3"/><rect x="${x + 1}" y="${y + 1}" width="${size - 2}" height="${size - 2}" rx="19" fill="none" stroke="#000" stroke-opacity=".16"/>${panel ? panelFront(drawing, x, y, size) : gridFront(drawing, x, y, size)}${panel ? '' : light}`,
    outline: `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="20"/>${panel ? `<rect x="${x + 33}" y="${y + 33}" width="${size - 66}" height="${size - 66}" rx="14"/>` : `<circle cx="400" cy="396" r="176"/><path d="M224 396h352M236 332h328M236 460h328"/>`}`,
    bounds: { x, y, width: size, height: size },
    millimetres: sizeOf(drawing, 160, 160),
  };
});

const ALARM_SHELL = radial(
  'dome',
  { 0: '#ffffff', 0.55: '#f7f5f0', 0.82: '#e3dfd6', 0.95: '#c9c4b8', 1: '#b3ad9f' },
  'cx=".42" cy=".36" r=".68"',
);

/** The vents round an alarm's rim. */
function vents(radius: number): string {
  return ARRAY(30)
    .filter((index) => index % 10 !== 9)
    .map(
      (index) =>
        `<path d="M0 ${-radius}v22" stroke="#3a3935" stroke-opacity=".75" stroke-width="${n(radius * 0.095)}" transform="translate(400 396) rotate(${index * 12})"/>`,
    )
    .join('');
}

/** A ceiling alarm: `smoke` draws air in round its rim, `heat` shows its sensor in a cage, `co` is a slotted tablet. */
export const alarm = family((drawing): Subject => {
  const kind = textOption(drawing, 'kind', 'smoke');
  const inUse = drawing.view === 'in-use';
  const ceiling = inUse ? ceilingAbove() : { defs: '', body: '' };
  const lamp = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="${inUse ? 30 : 12}" fill="#46d873" opacity="${inUse ? 0.6 : 0}" filter="url(#b8)"/><circle cx="${x}" cy="${y}" r="8" fill="#9a968b"/><circle cx="${x}" cy="${y}" r="6" fill="${inUse ? '#3fe073' : '#6fa580'}"/>`;
  if (kind === 'co') {
    const slots = ARRAY(7)
      .map(
        (index) =>
          `<rect x="${n(292 + index * 12)}" y="330" width="6" height="132" rx="3" fill="#3a3935" opacity=".8"/>`,
      )
      .join('');
    return {
      defs:
        ceiling.defs +
        gradient('shell', 'diagonal', { 0: '#ffffff', 0.5: '#f4f2ec', 1: '#cfcabf' }) +
        gradient('screen', 'diagonal', { 0: '#b8c7b4', 1: '#94a690' }),
      body: `${ceiling.body}${wallShadow(220, 246, 360, 300, 46)}<rect x="220" y="246" width="360" height="300" rx="46" fill="url(#shell)"/><rect x="223" y="249" width="354" height="294" rx="43" fill="none" stroke="#fff" stroke-width="4"/>${slots}<rect x="404" y="300" width="136" height="76" rx="8" fill="#6d776a"/><rect x="408" y="304" width="128" height="68" rx="6" fill="url(#screen)"/><path d="M438 322v32h18v-32zM466 322v32h18v-32zM494 322v32h18v-32z" fill="none" stroke="#1e2a1c" stroke-width="4"/><circle cx="472" cy="440" r="44" fill="#000" opacity=".14"/><circle cx="472" cy="436" r="42" fill="url(#shell)" stroke="#bcb7ab" stroke-width="2"/>${lamp(420, 502)}<circle cx="452" cy="502" r="6" fill="#b88"/><circle cx="482" cy="502" r="6" fill="#c9b26a"/>`,
      outline:
        '<rect x="220" y="246" width="360" height="300" rx="46"/><rect x="404" y="300" width="136" height="76" rx="8"/><circle cx="472" cy="436" r="42"/>',
      bounds: { x: 220, y: 246, width: 360, height: 300 },
      millimetres: sizeOf(drawing, 120, 100),
    };
  }
  const heat = kind === 'heat';
  const core = heat
    ? `<circle cx="400" cy="396" r="92" fill="#000" opacity=".16" filter="url(#b8)" transform="translate(4 10)"/><circle cx="400" cy="396" r="84" fill="url(#dome)"/>${ARRAY(
        6,
      )
        .map(
          (index) =>
            `<path d="M0-14V-72" stroke="#d9d4c8" stroke-width="14" stroke-linecap="round" transform="translate(400 396) rotate(${index * 60})"/><path d="M4-14V-72" stroke="#000" stroke-opacity=".2" stroke-width="4" transform="translate(400 396) rotate(${index * 60})"/>`,
        )
        .join(
          '',
        )}<circle cx="400" cy="396" r="26" fill="#34322e"/><circle cx="400" cy="394" r="15" fill="#b9793f"/><circle cx="396" cy="389" r="5" fill="#fff" opacity=".7"/>`
    : `<circle cx="400" cy="396" r="82" fill="#000" opacity=".2" filter="url(#b4)" transform="translate(3 6)"/><circle cx="400" cy="396" r="78" fill="url(#dome)"/><circle cx="400" cy="396" r="77" fill="none" stroke="#a8a295" stroke-opacity=".7" stroke-width="2"/><path d="M366 396h68M372 380h56M372 412h56" stroke="#b9b3a6" stroke-width="5" stroke-linecap="round"/>`;
  return {
    defs: ceiling.defs + ALARM_SHELL,
    body: `${ceiling.body}${wallShadow(190, 186, 420, 420, 210)}<circle cx="400" cy="396" r="214" fill="#dcd8ce"/><circle cx="400" cy="396" r="212" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="3"/><circle cx="400" cy="396" r="190" fill="#5b5850" opacity=".5" filter="url(#b4)" transform="translate(3 8)"/><circle cx="400" cy="396" r="188" fill="#efece5"/>${vents(184)}<circle cx="400" cy="396" r="166" fill="url(#dome)"/><circle cx="400" cy="396" r="164" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="3"/>${core}${lamp(400, 520)}<ellipse cx="330" cy="296" rx="66" ry="30" fill="#fff" opacity=".7" filter="url(#b14)" transform="rotate(-38 330 296)"/>`,
    outline: `<circle cx="400" cy="396" r="214"/><circle cx="400" cy="396" r="166"/><circle cx="400" cy="396" r="${heat ? 84 : 78}"/>`,
    bounds: { x: 186, y: 182, width: 428, height: 428 },
    millimetres: { width: numberOption(drawing, 'width', 120), height: numberOption(drawing, 'width', 120) },
  };
});

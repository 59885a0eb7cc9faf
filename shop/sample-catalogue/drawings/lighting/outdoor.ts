import type { Drawing } from '../drawing.ts';
import { flatMetal, gradient, radial, roundMetal, tone } from '../light.rules.ts';
import { finishOf, glow, sizeOf, standingShadow, textOption, wallShadow } from '../studio.ts';
import { family, type Subject } from '../subject.ts';
import { outdoorCylinder } from './wall.ts';

const GLASS_LIT = { 0: '#ffffff', 0.5: '#fff4d4', 1: '#ffdf9c' };
const GLASS = { 0: '#ffffff', 0.5: '#f2f0ea', 1: '#c4bfb3' };

function wallLantern(drawing: Drawing): Subject {
  const evening = drawing.view === 'in-use';
  const halo = glow(400, 440, 310, evening ? 0.9 : 0.5);
  return {
    ground: evening ? 'evening' : 'wall',
    defs: halo.defs + roundMetal('frame', finishOf(drawing)) + flatMetal('plate', finishOf(drawing)),
    body: `${halo.body}${wallShadow(352, 150, 96, 250, 12)}<rect x="352" y="150" width="96" height="250" rx="14" fill="url(#plate)"/><path d="M400 200c0 60 0 50 0 90" stroke="url(#frame)" stroke-width="18"/><ellipse cx="400" cy="460" rx="46" ry="80" fill="#ffe2a0" opacity=".8" filter="url(#b14)"/><rect x="391" y="450" width="18" height="126" fill="#faf5e7"/><path d="M400 372q17 30 12 52t-12 26q-8-4-12-26t12-52z" fill="#fffdf0"/><path d="M304 340L340 580H460L496 340Z" fill="#f1f4f1" opacity=".32"/><path d="M320 350L352 570H372L362 350Z" fill="#fff" opacity=".35"/><path d="M304 340L340 580H460L496 340Z" fill="none" stroke="url(#frame)" stroke-width="11"/><path d="M400 340V580" stroke="url(#frame)" stroke-width="6"/><path d="M286 344L400 262L514 344Z" fill="url(#frame)"/><circle cx="400" cy="252" r="15" fill="url(#frame)"/><rect x="332" y="576" width="136" height="22" rx="5" fill="url(#frame)"/><path d="M380 598h40l-10 34h-20z" fill="url(#frame)"/>`,
    outline:
      '<rect x="352" y="150" width="96" height="250" rx="14"/><path d="M304 340L340 580H460L496 340ZM286 344L400 262L514 344ZM332 576h136v22h-136z"/>',
    bounds: { x: 286, y: 150, width: 228, height: 482 },
    millimetres: sizeOf(drawing, 200, 380),
  };
}

function bulkhead(drawing: Drawing, brick: boolean): Subject {
  const finish = finishOf(drawing);
  const evening = drawing.view === 'in-use';
  const shape = brick
    ? '<rect x="150" y="310" width="500" height="180" rx="16"'
    : '<ellipse cx="400" cy="400" rx="264" ry="176"';
  const inner = brick
    ? '<rect x="186" y="340" width="428" height="120" rx="8"'
    : '<ellipse cx="400" cy="400" rx="222" ry="136"';
  const bars = brick ? [380, 420] : [350, 400, 450];
  const halo = glow(400, 400, 390, evening ? 0.9 : 0);
  return {
    ground: evening ? 'evening' : 'wall',
    defs:
      halo.defs +
      flatMetal('body', finish) +
      roundMetal('bar', finish, 'down') +
      radial('diffuser', evening ? GLASS_LIT : GLASS, 'cx=".42" cy=".38" r=".75"'),
    body: `${evening ? halo.body : ''}<g fill="#5f5646" opacity=".45" filter="url(#b14)" transform="translate(8 26)">${shape}/></g>${shape} fill="url(#body)"/>${shape} fill="none" stroke="${tone(finish, 0.5)}" stroke-opacity=".5" stroke-width="2.5"/>${inner} fill="${tone(finish, -0.6)}"/><g transform="translate(400 400) scale(.97) translate(-400 -400)">${inner} fill="url(#diffuser)"/></g>${bars.map((y) => `<rect x="${brick ? 160 : 150}" y="${y - 8}" width="${brick ? 480 : 500}" height="15" rx="7" fill="url(#bar)"/>`).join('')}${brick ? '' : '<rect x="391" y="236" width="18" height="328" rx="8" fill="url(#body)"/>'}`,
    outline: `${shape}/>${inner}/>`,
    bounds: brick ? { x: 150, y: 310, width: 500, height: 180 } : { x: 136, y: 224, width: 528, height: 352 },
    millimetres: sizeOf(drawing, brick ? 235 : 260, brick ? 85 : 175),
  };
}

export const outdoorWall = family((drawing) => {
  const shape = textOption(drawing, 'shape', 'cylinder');
  if (shape === 'lantern') return wallLantern(drawing);
  return shape === 'bulkhead' || shape === 'brick' ? bulkhead(drawing, shape === 'brick') : outdoorCylinder(drawing);
});

export const bollard = family((drawing) => {
  const finish = finishOf(drawing);
  const evening = drawing.view === 'in-use';
  return {
    ground: evening ? 'evening' : 'table',
    defs:
      roundMetal('post', finish) +
      gradient(
        'glass',
        'across',
        evening ? { 0: '#ffe3a3', 0.4: '#ffffff', 1: '#ffdc90' } : { 0: '#d8d4ca', 0.35: '#ffffff', 1: '#bdb7ab' },
      ),
    body: `${evening ? '<ellipse cx="400" cy="250" rx="300" ry="230" fill="#ffe9b4" opacity=".75" filter="url(#b24)"/>' : ''}${standingShadow(400, 706, 92)}<ellipse cx="400" cy="700" rx="92" ry="17" fill="${tone(finish, -0.35)}"/><rect x="350" y="300" width="100" height="398" fill="url(#post)"/><rect x="354" y="196" width="92" height="106" fill="url(#glass)"/>${[222, 248, 274].map((y) => `<rect x="346" y="${y}" width="108" height="7" rx="3" fill="url(#post)"/>`).join('')}<path d="M338 196h124v-26q0-34-62-34t-62 34z" fill="url(#post)"/><rect x="338" y="192" width="124" height="6" fill="#000" opacity=".35"/>`,
    outline:
      '<rect x="350" y="300" width="100" height="398"/><rect x="354" y="196" width="92" height="106"/><path d="M338 196h124v-26q0-34-62-34t-62 34z"/>',
    bounds: { x: 338, y: 136, width: 124, height: 562 },
    millimetres: sizeOf(drawing, 140, 800),
  };
});

export const spikeLight = family((drawing) => {
  const finish = finishOf(drawing);
  const evening = drawing.view === 'in-use';
  return {
    ground: evening ? 'evening' : 'table',
    defs: roundMetal('body', finish) + radial('lens', evening ? GLASS_LIT : GLASS),
    body: `${evening ? '<path d="M330 190L120 0H560L470 250Z" fill="#fff2c8" opacity=".7" filter="url(#b24)"/>' : ''}${standingShadow(410, 690, 60)}<path d="M386 470h28l-10 220h-8z" fill="url(#body)"/><path d="M360 460h80v16h-80z" fill="url(#body)"/><path d="M388 380h24v84h-24z" fill="url(#body)"/><g transform="rotate(-24 400 320)"><rect x="330" y="210" width="140" height="200" rx="16" fill="url(#body)"/>${[290, 316, 342, 368].map((y) => `<rect x="330" y="${y}" width="140" height="5" fill="#000" opacity=".32"/>`).join('')}<rect x="322" y="200" width="156" height="34" rx="8" fill="url(#body)"/><ellipse cx="400" cy="202" rx="76" ry="22" fill="${tone(finish, -0.5)}"/><ellipse cx="400" cy="201" rx="64" ry="17" fill="url(#lens)"/></g>`,
    outline:
      '<path d="M386 470h28l-10 220h-8zM360 460h80v16h-80zM388 380h24v80h-24z"/><rect x="330" y="210" width="140" height="170" rx="16"/>',
    bounds: { x: 322, y: 200, width: 156, height: 490 },
    millimetres: sizeOf(drawing, 80, 290),
  };
});

export const floodlight = family((drawing) => {
  const finish = finishOf(drawing);
  const evening = drawing.view === 'in-use';
  const chips = Array.from(
    { length: 24 },
    (_, index) =>
      `<rect x="${286 + (index % 6) * 39}" y="${282 + Math.floor(index / 6) * 42}" width="24" height="24" rx="3" fill="${evening ? '#fffdf0' : '#f0cf68'}"/>`,
  ).join('');
  const halo = glow(400, 360, 400, evening ? 0.95 : 0);
  return {
    ground: evening ? 'evening' : 'wall',
    defs:
      halo.defs +
      flatMetal('body', finish) +
      roundMetal('bracket', finish, 'down') +
      gradient(
        'mirror',
        'diagonal',
        evening ? { 0: '#fff9e6', 1: '#ffe3a0' } : { 0: '#f3f3f1', 0.5: '#c9c9c6', 1: '#eceae5' },
      ),
    body: `${evening ? halo.body : ''}<path d="M214 400H174V560H626V400H586" fill="none" stroke="#2b241a" stroke-opacity=".35" stroke-width="26" filter="url(#b8)" transform="translate(8 22)"/><path d="M230 400H184V556H616V400H570" fill="none" stroke="${tone(finish, -0.1)}" stroke-width="22" stroke-linejoin="round"/><rect x="216" y="216" width="368" height="290" rx="18" fill="#5f5646" opacity=".45" filter="url(#b14)" transform="translate(6 24)"/><rect x="216" y="216" width="368" height="290" rx="18" fill="url(#body)"/><rect x="218" y="218" width="364" height="286" rx="17" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="3"/><rect x="254" y="252" width="292" height="218" rx="8" fill="url(#mirror)"/>${chips}<rect x="254" y="252" width="292" height="218" rx="8" fill="#dfe9ea" opacity=".16"/><path d="M254 252h150l-90 218h-60z" fill="#fff" opacity=".22"/><circle cx="216" cy="400" r="18" fill="url(#bracket)"/><circle cx="584" cy="400" r="18" fill="url(#bracket)"/>`,
    outline:
      '<rect x="216" y="216" width="368" height="290" rx="18"/><rect x="254" y="252" width="292" height="218" rx="8"/><path d="M216 400H184V556H616V400H584"/>',
    bounds: { x: 174, y: 216, width: 452, height: 350 },
    millimetres: sizeOf(drawing, 180, 140),
  };
});

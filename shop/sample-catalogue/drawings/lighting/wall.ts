import type { Drawing } from '../drawing.ts';
import { ballMetal, flatMetal, gradient, radial, roundMetal, tone } from '../light.rules.ts';
import { finishes } from '../finishes.data.ts';
import { accentOf, finishOf, glow, n, sizeOf, standingShadow, textOption, wallShadow } from '../studio.ts';
import { family, type Subject } from '../subject.ts';
import { globe, rose } from './parts.ts';

/** Light thrown up and down a wall. */
function beams(x: number, top: number, bottom: number, width: number, opacity: number): string {
  return `<path d="M${n(x - width / 2)} ${top}L${n(x - width * 1.5)} 0H${n(x + width * 1.5)}L${n(x + width / 2)} ${top}Z" fill="#fff2c8" opacity="${opacity}" filter="url(#b24)"/><path d="M${n(x - width / 2)} ${bottom}L${n(x - width * 1.5)} 800H${n(x + width * 1.5)}L${n(x + width / 2)} ${bottom}Z" fill="#fff2c8" opacity="${opacity}" filter="url(#b24)"/>`;
}

function cylinder(drawing: Drawing, mm: [number, number]): Subject {
  const finish = finishOf(drawing);
  const evening = drawing.view === 'in-use';
  return {
    ground: evening ? 'evening' : 'wall',
    defs:
      roundMetal('tube', finish) +
      gradient('edge', 'across', { 0: ['#000000', 0.3], 0.3: ['#ffffff', 0.5], 1: ['#000000', 0.3] }),
    body: `${beams(400, 210, 596, 120, evening ? 0.85 : 0.55)}${wallShadow(330, 212, 150, 380, 20)}<rect x="336" y="206" width="128" height="388" rx="5" fill="url(#tube)"/><ellipse cx="400" cy="206" rx="64" ry="11" fill="${tone(finish, -0.45)}"/><ellipse cx="400" cy="207" rx="56" ry="8" fill="#fff8de"/><ellipse cx="400" cy="594" rx="64" ry="12" fill="${tone(finish, -0.6)}"/><ellipse cx="400" cy="595" rx="56" ry="9" fill="#fffbe9"/><rect x="336" y="392" width="128" height="3" fill="#000" opacity=".28"/><rect x="336" y="396" width="128" height="1.5" fill="#fff" opacity=".25"/>`,
    outline: '<rect x="336" y="206" width="128" height="388" rx="5"/><path d="M336 394h128"/>',
    bounds: { x: 336, y: 206, width: 128, height: 388 },
    millimetres: sizeOf(drawing, mm[0], mm[1]),
  };
}

function globeLight(drawing: Drawing): Subject {
  const kind = textOption(drawing, 'glass', 'opal');
  const evening = drawing.view === 'in-use';
  const ball = globe('ball', 400, 330, 132, kind, evening || kind !== 'opal', true);
  const halo = glow(400, 330, 320, evening ? 0.9 : 0.4);
  return {
    ground: evening ? 'evening' : 'wall',
    defs: ball.defs + halo.defs + ballMetal('plate', finishOf(drawing)) + roundMetal('arm', finishOf(drawing)),
    body: `${halo.body}${rose(400, 580, 92, 'plate')}<path d="M400 580V520q0-24 0-60" stroke="url(#arm)" stroke-width="22" fill="none"/><rect x="389" y="452" width="22" height="126" fill="url(#arm)"/><circle cx="400" cy="580" r="26" fill="url(#plate)"/><path d="M342 448h116l-14 26h-88z" fill="url(#arm)"/>${ball.body}`,
    outline:
      '<circle cx="400" cy="330" r="132"/><circle cx="400" cy="580" r="92"/><path d="M342 448h116l-14 26h-88zM389 474v106M411 474v106"/>',
    bounds: { x: 268, y: 198, width: 264, height: 474 },
    millimetres: sizeOf(drawing, 150, 270),
  };
}

const FABRIC = { top: 250, path: 'M300 250h200l58 210H242z' };

/** A fabric shade, lit from within where it should be. */
function fabric(path: string, lit: boolean, x = 400): { defs: string; body: string } {
  return {
    defs:
      radial('halo', { 0: ['#ffe9b4', 0.8], 0.5: ['#ffe9b4', 0.3], 1: ['#ffe9b4', 0] }) +
      gradient(
        'fabric',
        'across',
        lit
          ? { 0: '#d6ae6c', 0.25: '#f6dfb0', 0.5: '#fff4d6', 0.78: '#f0d39c', 1: '#c1965a' }
          : { 0: '#c4bbab', 0.28: '#f4efe4', 0.5: '#ece6d9', 0.82: '#cdc4b4', 1: '#b0a695' },
      ) +
      gradient('hem', 'down', {
        0: ['#000000', 0.14],
        0.06: ['#000000', 0],
        0.94: ['#000000', 0],
        1: ['#000000', 0.16],
      }),
    body: `${lit ? `<circle cx="${x}" cy="380" r="330" fill="url(#halo)"/>` : ''}<path d="${path}" fill="url(#fabric)"/><path d="${path}" fill="url(#hem)"/>`,
  };
}

function shadeLight(drawing: Drawing): Subject {
  const evening = drawing.view === 'in-use';
  const cloth = fabric(FABRIC.path, true);
  return {
    ground: evening ? 'evening' : 'wall',
    defs: cloth.defs + flatMetal('plate', finishOf(drawing)) + roundMetal('arm', finishOf(drawing)),
    body: `${wallShadow(356, 430, 88, 190, 10)}<rect x="356" y="430" width="88" height="190" rx="8" fill="url(#plate)"/><rect x="391" y="440" width="18" height="120" fill="url(#arm)"/><circle cx="400" cy="574" r="20" fill="url(#arm)"/>${cloth.body}`,
    outline: `<path d="${FABRIC.path}"/><rect x="356" y="460" width="88" height="160" rx="8"/>`,
    bounds: { x: 242, y: 250, width: 316, height: 370 },
    millimetres: sizeOf(drawing, 180, 250),
  };
}

function swingArm(drawing: Drawing): Subject {
  const finish = finishOf(drawing);
  const evening = drawing.view === 'in-use';
  const halo = glow(560, 420, 300, evening ? 0.9 : 0.5);
  return {
    ground: evening ? 'evening' : 'wall',
    defs: halo.defs + ballMetal('plate', finish) + roundMetal('arm', finish, 'down') + roundMetal('hood', finish),
    body: `${halo.body}${rose(220, 420, 84, 'plate')}<path d="M220 420L400 330L560 330" stroke="#2b241a" stroke-opacity=".35" stroke-width="16" fill="none" filter="url(#b8)" transform="translate(10 30)"/><path d="M220 420L400 330" stroke="${tone(finish, -0.1)}" stroke-width="15" stroke-linecap="round"/><path d="M222 416L400 327" stroke="${tone(finish, 0.6)}" stroke-width="4" stroke-linecap="round"/><rect x="396" y="322" width="170" height="15" rx="7" fill="url(#arm)"/><circle cx="400" cy="330" r="17" fill="url(#plate)"/><circle cx="220" cy="420" r="24" fill="url(#plate)"/><path d="M536 330h48l56 128H480z" fill="url(#hood)"/><ellipse cx="560" cy="458" rx="80" ry="13" fill="#15110c"/><ellipse cx="560" cy="459" rx="73" ry="10" fill="#fff4d2"/>`,
    outline: '<circle cx="220" cy="420" r="84"/><path d="M220 420L400 330L560 330M536 330h48l56 128H480z"/>',
    bounds: { x: 136, y: 322, width: 504, height: 182 },
    millimetres: sizeOf(drawing, 420, 180),
  };
}

export const wallLight = family((drawing) => {
  const shape = textOption(drawing, 'shape', 'globe');
  if (shape === 'up-down') return cylinder(drawing, [80, 240]);
  if (shape === 'shade') return shadeLight(drawing);
  return shape === 'swing-arm' ? swingArm(drawing) : globeLight(drawing);
});

export const pictureLight = family((drawing) => {
  const finish = finishOf(drawing);
  const evening = drawing.view === 'in-use';
  return {
    ground: evening ? 'evening' : 'wall',
    defs:
      roundMetal('tube', finish, 'down') +
      ballMetal('plate', finish) +
      gradient('canvas', 'diagonal', { 0: '#8fa39a', 0.5: '#c9b694', 1: '#6b7a6f' }),
    body: `<rect x="216" y="360" width="376" height="330" fill="#5f5646" opacity=".4" filter="url(#b14)"/><rect x="210" y="340" width="380" height="330" fill="${tone(finishes['antique-brass'], -0.2)}"/><rect x="228" y="358" width="344" height="294" fill="url(#canvas)"/><path d="M228 560q90-70 170-40t174-50v182H228z" fill="#3f5448" opacity=".55"/><circle cx="480" cy="430" r="34" fill="#f3e3b8" opacity=".8"/><path d="M190 300L120 800H680L610 300Z" fill="#fff2c8" opacity="${evening ? 0.5 : 0.34}" filter="url(#b24)"/>${rose(400, 190, 46, 'plate')}<path d="M400 190C400 250 400 240 400 268" stroke="${tone(finish, 0)}" stroke-width="16" fill="none"/><rect x="186" y="262" width="428" height="46" rx="23" fill="url(#tube)"/><rect x="206" y="300" width="388" height="7" rx="3" fill="#fff8de"/>`,
    outline:
      '<rect x="186" y="262" width="428" height="46" rx="23"/><circle cx="400" cy="190" r="46"/><path d="M392 236v26M408 236v26"/>',
    bounds: { x: 186, y: 144, width: 428, height: 164 },
    millimetres: sizeOf(drawing, 380, 150),
  };
});

/** A lamp on a base: low and round for a table, tall and thin for a floor. */
export const standingLamp = (tall: boolean) =>
  family((drawing) => {
    const finish = finishOf(drawing);
    const evening = drawing.view === 'in-use';
    const path = tall ? 'M320 130h160l46 150H274z' : 'M300 150h200l66 220H234z';
    const cloth = fabric(path, evening || drawing.view === 'front', 400);
    const accent = accentOf(drawing, 'satin-brass');
    const stem = tall
      ? `<rect x="393" y="278" width="14" height="420" fill="url(#stem)"/>${standingShadow(400, 712, 96)}<ellipse cx="400" cy="704" rx="96" ry="17" fill="${tone(finish, -0.4)}"/><ellipse cx="400" cy="698" rx="96" ry="16" fill="url(#foot)"/>`
      : `${standingShadow(400, 690, 118)}<rect x="388" y="366" width="24" height="44" fill="url(#cup)"/><path d="M378 404h44c6 30 92 74 92 166 0 66-50 104-76 112h-76c-26-8-76-46-76-112 0-92 86-136 92-166z" fill="url(#stem)"/><rect x="356" y="676" width="88" height="12" rx="4" fill="url(#cup)"/>`;
    return {
      ground: evening ? 'evening' : 'table',
      defs: cloth.defs + roundMetal('stem', finish) + roundMetal('cup', accent) + ballMetal('foot', finish),
      body: stem + cloth.body,
      outline: `<path d="${path}"/>${tall ? '<path d="M393 280v412M407 280v412"/><ellipse cx="400" cy="698" rx="96" ry="16"/>' : '<path d="M378 404h44c6 30 92 74 92 166 0 66-50 104-76 112h-76c-26-8-76-46-76-112 0-92 86-136 92-166z"/>'}`,
      bounds: tall ? { x: 274, y: 130, width: 252, height: 584 } : { x: 234, y: 150, width: 332, height: 538 },
      millimetres: sizeOf(drawing, tall ? 400 : 320, tall ? 1550 : 520),
    };
  });

export const outdoorCylinder = (drawing: Drawing) => cylinder(drawing, [110, 250]);

import { gradient, roundMetal } from '../light.rules.ts';
import { finishOf, glow, numberOption, sizeOf } from '../studio.ts';
import { family } from '../subject.ts';
import { head } from './ceiling.ts';

export const linearLight = (kind: 'track' | 'batten') =>
  family((drawing) => {
    const finish = finishOf(drawing);
    const lit = drawing.view === 'in-use';
    const halo = glow(400, 430, 400, 0.8);
    const heads = kind === 'track' ? [220, 400, 580] : [];
    const light =
      kind === 'batten'
        ? `<rect x="70" y="408" width="660" height="46" rx="16" fill="url(#strip)"/><rect x="84" y="416" width="632" height="7" rx="3" fill="#fff" opacity=".8"/>`
        : '';
    return {
      ground: lit ? 'evening' : 'wall',
      defs:
        roundMetal('tube', finish) +
        roundMetal('bar', finish, 'down') +
        halo.defs +
        gradient(
          'strip',
          'down',
          lit ? { 0: '#fff2cc', 0.5: '#ffffff', 1: '#ffe6ab' } : { 0: '#f4f2ec', 0.4: '#ffffff', 1: '#c8c3b7' },
        ),
      body: `<g transform="rotate(-7 400 400)">${lit ? halo.body : ''}<rect x="76" y="${kind === 'track' ? 300 : 400}" width="660" height="52" rx="10" fill="#5f5646" opacity=".45" filter="url(#b14)" transform="translate(6 30)"/><rect x="64" y="${kind === 'track' ? 282 : 368}" width="672" height="${kind === 'track' ? 34 : 52}" rx="4" fill="url(#bar)"/><rect x="68" y="${kind === 'track' ? 306 : 370}" width="664" height="${kind === 'track' ? 5 : 2.5}" fill="${kind === 'track' ? '#0c0b0a' : '#fff'}" opacity="${kind === 'track' ? 0.7 : 0.5}"/>${light}${heads.map((x, index) => `<rect x="${x - 30}" y="300" width="60" height="26" rx="4" fill="url(#bar)"/><rect x="${x - 7}" y="322" width="14" height="34" fill="url(#tube)"/>${head(x, 366, 108, [18, -8, 14][index] ?? 0, lit)}`).join('')}</g>`,
      outline:
        kind === 'track'
          ? `<rect x="64" y="282" width="672" height="34"/>${heads.map((x) => `<rect x="${x - 46}" y="350" width="92" height="150" rx="8"/>`).join('')}`
          : '<rect x="64" y="368" width="672" height="52"/><rect x="70" y="408" width="660" height="46" rx="16"/>',
      bounds: kind === 'track' ? { x: 64, y: 282, width: 672, height: 218 } : { x: 64, y: 368, width: 672, height: 86 },
      millimetres: sizeOf(drawing, kind === 'track' ? 1000 : 1200, kind === 'track' ? 180 : 70),
    };
  });

export const stripLight = family((drawing) => {
  const lit = drawing.view === 'in-use';
  const halo = glow(400, 400, 380, 0.85);
  const turns = [230, 206, 182, 158, 134]
    .map(
      (radius) =>
        `<circle cx="400" cy="390" r="${radius}" fill="none" stroke="#f6f3ec" stroke-width="19"/><circle cx="400" cy="390" r="${radius}" fill="none" stroke="#c8c2b5" stroke-width="1.6"/><circle cx="400" cy="390" r="${radius + 1}" fill="none" stroke="${lit ? '#fff6cf' : '#f1c95c'}" stroke-width="8" stroke-dasharray="11 19" ${lit ? 'filter="url(#b2)"' : ''}/>`,
    )
    .join('');
  return {
    ground: lit ? 'evening' : 'table',
    defs: halo.defs,
    body: `${lit ? halo.body : ''}<ellipse cx="420" cy="424" rx="250" ry="240" fill="#5f5646" opacity=".4" filter="url(#b24)"/><circle cx="400" cy="390" r="243" fill="#e4ded1"/>${turns}<circle cx="400" cy="390" r="121" fill="#fbf9f4"/><circle cx="400" cy="390" r="121" fill="none" stroke="#bdb6a7" stroke-width="2"/><circle cx="400" cy="390" r="40" fill="#dcd5c6"/><path d="M630 400q30 120-30 250l40 20" fill="none" stroke="#f6f3ec" stroke-width="17"/><path d="M630 400q30 120-30 250" fill="none" stroke="${lit ? '#fff6cf' : '#f1c95c'}" stroke-width="8" stroke-dasharray="11 19"/><path d="M600 650l40 20 60 30" fill="none" stroke="#a3281b" stroke-width="5"/><path d="M596 656l40 22 58 34" fill="none" stroke="#1d1b19" stroke-width="5"/>`,
    outline: '<circle cx="400" cy="390" r="243"/><circle cx="400" cy="390" r="121"/><circle cx="400" cy="390" r="40"/>',
    bounds: { x: 157, y: 147, width: 486, height: 486 },
    millimetres: { width: numberOption(drawing, 'width', 200), height: numberOption(drawing, 'width', 200) },
  };
});

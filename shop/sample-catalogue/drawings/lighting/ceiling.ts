import type { Drawing } from '../drawing.ts';
import { ballMetal, flatMetal, gradient, radial, roundMetal, tone } from '../light.rules.ts';
import { finishOf, flagOption, glow, n, numberOption, sizeOf, textOption } from '../studio.ts';
import { family } from '../subject.ts';
import { rose } from './parts.ts';

export const flushCeiling = family((drawing) => {
  const finish = finishOf(drawing);
  const lit = drawing.view === 'in-use';
  const halo = glow(400, 400, 390, 0.9);
  return {
    ground: lit ? 'evening' : 'wall',
    defs:
      ballMetal('rim', finish) +
      roundMetal('band', finish) +
      halo.defs +
      radial(
        'diffuser',
        lit ? { 0: '#ffffff', 0.6: '#fff6dc', 1: '#ffe3a3' } : { 0: '#ffffff', 0.55: '#f6f3ec', 1: '#d2ccbf' },
        'cx=".4" cy=".36" r=".72"',
      ),
    body: `${lit ? halo.body : ''}${rose(400, 400, 262, 'rim')}<circle cx="400" cy="400" r="250" fill="none" stroke="url(#band)" stroke-width="22"/><circle cx="400" cy="400" r="236" fill="${tone(finish, -0.6)}"/><circle cx="400" cy="400" r="231" fill="url(#diffuser)"/><path d="M216 356A190 190 0 0 1 330 228" fill="none" stroke="#fff" stroke-width="18" stroke-linecap="round" opacity=".75" filter="url(#b8)"/>`,
    outline: '<circle cx="400" cy="400" r="262"/><circle cx="400" cy="400" r="231"/>',
    bounds: { x: 138, y: 138, width: 524, height: 524 },
    millimetres: { width: numberOption(drawing, 'width', 300), height: numberOption(drawing, 'width', 300) },
  };
});

export const downlight = family((drawing: Drawing) => {
  const finish = finishOf(drawing);
  const lit = drawing.view === 'in-use';
  const square = textOption(drawing, 'shape', 'round') === 'square';
  const tilt = flagOption(drawing, 'adjustable') ? 14 : 0;
  const halo = glow(400, 400, 380, 0.95);
  const ring = (radius: number, fill: string, extra = '') =>
    square && radius > 150
      ? `<rect x="${400 - radius}" y="${400 - radius}" width="${radius * 2}" height="${radius * 2}" rx="14" fill="${fill}"${extra}/>`
      : `<circle cx="400" cy="400" r="${radius}" fill="${fill}"${extra}/>`;
  const steps = [138, 124, 111, 99]
    .map(
      (radius, index) =>
        `<circle cx="400" cy="${400 + index * 2}" r="${radius}" fill="${tone(finish, -0.35 - index * 0.1)}"/><circle cx="400" cy="${400 + index * 2}" r="${radius}" fill="none" stroke="${tone(finish, 0.4)}" stroke-opacity=".4" stroke-width="1.6"/>`,
    )
    .join('');
  const facets = Array.from({ length: 7 }, (_, index) => {
    const angle = (index * Math.PI) / 3;
    const away = index === 6 ? 0 : 44;
    return `<circle cx="${n(400 + away * Math.cos(angle) + tilt)}" cy="${n(408 + away * Math.sin(angle) + tilt)}" r="20" fill="url(#facet)" stroke="#000" stroke-opacity=".15"/>`;
  }).join('');
  return {
    ground: lit ? 'evening' : 'wall',
    defs:
      flatMetal('trim', finish) +
      halo.defs +
      radial(
        'facet',
        lit ? { 0: '#ffffff', 0.6: '#fff3c9', 1: '#f4cb74' } : { 0: '#ffffff', 0.5: '#dcd9d1', 1: '#8d8a82' },
        'cx=".4" cy=".35" r=".7"',
      ) +
      radial('lens', lit ? { 0: '#ffffff', 1: '#ffeab8' } : { 0: '#f4f3ef', 1: '#b5b2aa' }) +
      gradient('lip', 'diagonal', { 0: ['#ffffff', 0.8], 0.5: ['#ffffff', 0.05], 1: ['#000000', 0.4] }),
    body: `${lit ? halo.body : ''}<g opacity=".42" filter="url(#b14)" transform="translate(8 26)">${ring(214, '#5f5646')}</g><g opacity=".5" filter="url(#b2)" transform="translate(1 5)">${ring(213, '#2b241a')}</g>${ring(212, 'url(#trim)')}${ring(210, 'none', ' stroke="url(#lip)" stroke-width="4"')}<circle cx="400" cy="400" r="152" fill="${tone(finish, -0.62)}"/><circle cx="400" cy="400" r="150" fill="none" stroke="${tone(finish, 0.6)}" stroke-opacity=".55" stroke-width="3"/>${steps}<ellipse cx="${400 + tilt}" cy="${408 + tilt}" rx="${84 - tilt * 0.4}" ry="${84 - tilt * 0.8}" fill="url(#lens)"/>${facets}${lit ? '<circle cx="400" cy="404" r="90" fill="#fff7dc" opacity=".6" filter="url(#b14)"/>' : ''}`,
    outline: `${ring(212, '#fff')}<circle cx="400" cy="400" r="152"/><circle cx="400" cy="408" r="84"/>`,
    bounds: { x: 188, y: 188, width: 424, height: 424 },
    millimetres: { width: numberOption(drawing, 'width', 85), height: numberOption(drawing, 'width', 85) },
  };
});

/** A turned head with its lens, pointing down and to one side. */
export function head(x: number, y: number, size: number, angle: number, lit: boolean): string {
  return (
    `<g transform="rotate(${angle} ${n(x)} ${n(y)})">${lit ? `<path d="M${n(x - size * 0.4)} ${n(y + size * 1.3)}L${n(x - size * 1.5)} ${n(y + size * 4.6)}H${n(x + size * 1.5)}L${n(x + size * 0.4)} ${n(y + size * 1.3)}Z" fill="#fff2c8" opacity=".5" filter="url(#b14)"/>` : ''}` +
    `<rect x="${n(x - size * 0.44)}" y="${n(y - size * 0.1)}" width="${n(size * 0.88)}" height="${n(size * 1.42)}" rx="${n(size * 0.1)}" fill="url(#tube)"/><rect x="${n(x - size * 0.44)}" y="${n(y + size * 0.1)}" width="${n(size * 0.88)}" height="3" fill="#000" opacity=".3"/><rect x="${n(x - size * 0.47)}" y="${n(y + size * 1.16)}" width="${n(size * 0.94)}" height="${n(size * 0.16)}" rx="4" fill="url(#tube)"/>` +
    `<ellipse cx="${n(x)}" cy="${n(y + size * 1.32)}" rx="${n(size * 0.45)}" ry="${n(size * 0.12)}" fill="#1a1713"/><ellipse cx="${n(x)}" cy="${n(y + size * 1.32)}" rx="${n(size * 0.38)}" ry="${n(size * 0.09)}" fill="${lit ? '#fffbe9' : '#dedbd3'}"/></g>`
  );
}

export const spotlightBar = family((drawing) => {
  const finish = finishOf(drawing);
  const lit = drawing.view === 'in-use';
  const heads = Math.min(4, Math.max(1, Math.round(numberOption(drawing, 'heads', 3))));
  const width = heads === 1 ? 150 : 180 + heads * 110;
  const [left, y] = [400 - width / 2, 296];
  const centres = Array.from({ length: heads }, (_, index) =>
    heads === 1 ? 400 : left + 76 + (index * (width - 152)) / (heads - 1),
  );
  const size = heads > 3 ? 96 : 112;
  const plate =
    heads === 1
      ? '<circle cx="408" cy="324" r="78" fill="#5f5646" opacity=".42" filter="url(#b14)"/><circle cx="400" cy="300" r="78" fill="url(#disc)"/><circle cx="400" cy="300" r="76" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2"/>'
      : `<rect x="${left + 8}" y="${y + 30}" width="${width}" height="44" rx="20" fill="#5f5646" opacity=".45" filter="url(#b14)"/><rect x="${left}" y="${y - 22}" width="${width}" height="44" rx="8" fill="url(#bar)"/><rect x="${left + 4}" y="${y - 20}" width="${width - 8}" height="3" rx="1" fill="#fff" opacity=".5"/>`;
  const angles = [16, -10, 12, -16];
  const halo = glow(400, 600, 380, 0.55);
  return {
    ground: lit ? 'evening' : 'wall',
    defs: roundMetal('tube', finish) + roundMetal('bar', finish, 'down') + ballMetal('disc', finish) + halo.defs,
    body:
      (lit ? halo.body : '') +
      plate +
      centres
        .map(
          (x, index) =>
            `<rect x="${n(x - 7)}" y="${y + 16}" width="14" height="44" fill="url(#tube)"/><circle cx="${n(x)}" cy="${y + 66}" r="17" fill="url(#tube)"/>${head(x, y + 74, size, angles[index] ?? 0, lit)}`,
        )
        .join(''),
    outline: `${heads === 1 ? '<circle cx="400" cy="300" r="78"/>' : `<rect x="${left}" y="${y - 22}" width="${width}" height="44" rx="8"/>`}${centres.map((x) => `<rect x="${n(x - size * 0.44)}" y="${y + 66}" width="${n(size * 0.88)}" height="${n(size * 1.36)}" rx="8"/>`).join('')}`,
    bounds: {
      x: Math.min(left, 400 - 78),
      y: y - (heads === 1 ? 74 : 22),
      width: Math.max(width, 156),
      height: size * 1.36 + 66 + (heads === 1 ? 74 : 22),
    },
    millimetres: sizeOf(drawing, heads === 1 ? 80 : heads * 210, 150),
  };
});

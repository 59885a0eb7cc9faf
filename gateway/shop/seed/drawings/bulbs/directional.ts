import type { DrawFamily } from '../drawing.ts';
import { finishes } from '../finishes.data.ts';
import { gradient, radial, roundMetal } from '../light.rules.ts';
import { glow, n, numberOption, standingShadow, textOption } from '../studio.ts';
import { family } from '../subject.ts';

/** Reflector lamps, seen from a little below: the ribbed body, and the lens with its diode facets. */
export function bulbReflector({ width, height, cap }: { width: number; height: number; cap: string }): DrawFamily {
  return family((drawing) => {
    const lit = drawing.view === 'in-use';
    const scale = Math.min(430 / width, 460 / (height + 22));
    const [r, h, x] = [(width / 2) * scale, height * scale, 400];
    const top = 400 - (h + r * 0.24 - 60) / 2 + 10;
    const bottom = top + h;
    const ry = r * 0.27;
    const neck = (cap === 'E27' ? 14 : 13) * scale;
    const shell = `M${n(x - neck)} ${n(top)}C${n(x - neck - r * 0.06)} ${n(top + h * 0.35)} ${n(x - r * 0.92)} ${n(top + h * 0.5)} ${n(x - r)} ${n(bottom)}A${n(r)} ${n(ry)} 0 0 0 ${n(x + r)} ${n(bottom)}C${n(x + r * 0.92)} ${n(top + h * 0.5)} ${n(x + neck + r * 0.06)} ${n(top + h * 0.35)} ${n(x + neck)} ${n(top)}Z`;
    const shellColours =
      cap === 'E27'
        ? [['#8d9499'], ['#e9edef'], ['#b5bbbf'], ['#6d7479']]
        : [['#aaa69d'], ['#fdfcf8'], ['#dcd8cf'], ['#928d83']];
    const defs =
      roundMetal('cap', finishes['brushed-chrome']) +
      gradient(
        'shell',
        'across',
        shellColours.map(([colour], index) => [[0, 0.3, 0.62, 1][index] ?? 1, colour ?? '#ffffff']),
      ) +
      radial(
        'lens',
        lit
          ? [
              [0, '#ffffff'],
              [0.55, '#fff4d2'],
              [1, '#ffdf9a'],
            ]
          : [
              [0, '#fdfdfb'],
              [0.6, '#e6e4de'],
              [1, '#a9a69f'],
            ],
        'cx=".42" cy=".4" r=".7"',
      ) +
      radial(
        'facet',
        [
          [0, lit ? '#ffffff' : '#fffef8'],
          [0.5, lit ? '#fff1c4' : '#d9d6cd'],
          [1, lit ? '#f2c76b' : '#8f8c84'],
        ],
        'cx=".4" cy=".35" r=".7"',
      );
    const ribs =
      cap === 'E27'
        ? ''
        : Array.from({ length: 9 }, (_, index) => {
            const o = (index - 4) / 4.6;
            return `<path d="M${n(x + o * neck)} ${n(top + h * 0.12)}C${n(x + o * neck)} ${n(top + h * 0.4)} ${n(x + o * r * 0.94)} ${n(top + h * 0.56)} ${n(x + o * r)} ${n(bottom - ry * 0.1)}" fill="none" stroke="#5d5950" stroke-opacity=".25" stroke-width="2.4"/>`;
          }).join('');
    const facets = [
      [0, 0, 0.3],
      [-0.46, 0, 0.26],
      [0.46, 0, 0.26],
      [0, -0.5, 0.24],
      [0, 0.5, 0.26],
      [-0.34, -0.42, 0.2],
      [0.34, -0.42, 0.2],
      [-0.34, 0.42, 0.2],
      [0.34, 0.42, 0.2],
    ]
      .map(
        ([dx = 0, dy = 0, size = 0]) =>
          `<ellipse cx="${n(x + dx * r)}" cy="${n(bottom + dy * ry)}" rx="${n(size * r * 0.82)}" ry="${n(size * ry * 0.82)}" fill="url(#facet)" stroke="#000" stroke-opacity=".12"/>`,
      )
      .join('');
    const pinned =
      cap === 'GU10'
        ? [-5, 5]
            .map(
              (offset) =>
                `<rect x="${n(x + offset * scale - 2.5 * scale)}" y="${n(top - 12 * scale)}" width="${n(5 * scale)}" height="${n(2.6 * scale)}" rx="3" fill="url(#cap)"/><rect x="${n(x + offset * scale - 1.4 * scale)}" y="${n(top - 10 * scale)}" width="${n(2.8 * scale)}" height="${n(10.5 * scale)}" fill="url(#cap)"/>`,
            )
            .join('')
        : cap === 'E27'
          ? `<rect x="${n(x - 13 * scale)}" y="${n(top - 20 * scale)}" width="${n(26 * scale)}" height="${n(21 * scale)}" rx="5" fill="url(#cap)"/>${[0, 1, 2].map((index) => `<rect x="${n(x - 13.6 * scale)}" y="${n(top - (17 - index * 5.6) * scale)}" width="${n(27.2 * scale)}" height="${n(2.6 * scale)}" rx="5" fill="url(#cap)" transform="rotate(-2 ${x} ${n(top)})"/>`).join('')}`
          : [-2.6, 2.6]
              .map(
                (offset) =>
                  `<rect x="${n(x + offset * scale - 0.7 * scale)}" y="${n(top - 9 * scale)}" width="${n(1.4 * scale)}" height="${n(10 * scale)}" fill="url(#cap)"/>`,
              )
              .join('');
    const capHeight = (cap === 'E27' ? 20 : 12) * scale;
    const halo = glow(x, bottom + 90, 360, 0.8);
    const body =
      (lit
        ? `<path d="M${n(x - r)} ${n(bottom)}L${n(x - r * 2.1)} 800H${n(x + r * 2.1)}L${n(x + r)} ${n(bottom)}Z" fill="#fff3cf" opacity=".4" filter="url(#b24)"/>${halo.body}`
        : standingShadow(x + 6, bottom + ry + 14, r * 0.7)) +
      pinned +
      `<path d="${shell}" fill="url(#shell)"/>${ribs}` +
      `<ellipse cx="${n(x)}" cy="${n(bottom)}" rx="${n(r)}" ry="${n(ry)}" fill="#d5d2ca"/><ellipse cx="${n(x)}" cy="${n(bottom)}" rx="${n(r * 0.93)}" ry="${n(ry * 0.9)}" fill="url(#lens)"/>${facets}` +
      `<path d="M${n(x - r)} ${n(bottom)}A${n(r)} ${n(ry)} 0 0 0 ${n(x + r)} ${n(bottom)}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2"/>`;
    return {
      ground: lit ? 'evening' : 'table',
      defs: defs + (lit ? halo.defs : ''),
      body,
      outline: `<path d="${shell}"/><rect x="${n(x - neck * 0.9)}" y="${n(top - capHeight)}" width="${n(neck * 1.8)}" height="${n(capHeight)}"/>`,
      bounds: { x: x - r, y: top - capHeight, width: r * 2, height: h + capHeight + ry },
      millimetres: { width, height: height + capHeight / scale },
    };
  });
}

/** A linear tube with its end caps and pins, lying; shown shortened where it is long. */
export const bulbTube = family((drawing) => {
  const lit = drawing.view === 'in-use';
  const thick = numberOption(drawing, 'width', 26) > 20 ? 62 : 40;
  const defs =
    gradient(
      'tube',
      'down',
      lit
        ? [
            [0, '#fff4d4'],
            [0.45, '#ffffff'],
            [1, '#ffe9b4'],
          ]
        : [
            [0, '#e5e2da'],
            [0.22, '#ffffff'],
            [0.6, '#f3f1ea'],
            [1, '#b7b2a7'],
          ],
    ) + roundMetal('end', finishes['brushed-chrome'], 'down');
  const halo = glow(400, 400, 400, 0.9);
  const [left, right, y] = [90, 710, 400 - thick / 2];
  const pin = (x: number, side: number) =>
    [-0.22, 0.22]
      .map(
        (offset) =>
          `<rect x="${n(side < 0 ? x - 24 : x)}" y="${n(400 + offset * thick - 3)}" width="24" height="6" rx="2" fill="#c9b27a"/>`,
      )
      .join('');
  const end = (x: number) =>
    `<rect x="${x}" y="${n(y - 2)}" width="56" height="${n(thick + 4)}" rx="5" fill="url(#end)"/><rect x="${x + 44}" y="${n(y - 2)}" width="3" height="${n(thick + 4)}" fill="#000" opacity=".2"/>`;
  const body = `<g transform="rotate(-24 400 400)">${lit ? `<rect x="70" y="${n(y - 50)}" width="660" height="${thick + 100}" rx="60" fill="#fff1c4" opacity=".65" filter="url(#b24)"/>` : `<rect x="${left + 10}" y="${n(y + 44)}" width="${right - left}" height="${thick}" rx="20" fill="#5f5646" opacity=".38" filter="url(#b14)"/>`}${pin(left, -1)}${pin(right, 1)}<rect x="${left}" y="${n(y)}" width="${right - left}" height="${thick}" rx="10" fill="url(#tube)"/><rect x="${left + 60}" y="${n(y + thick * 0.16)}" width="${right - left - 120}" height="${n(thick * 0.12)}" rx="4" fill="#fff" opacity=".85"/>${end(left)}${end(right - 56)}</g>`;
  return {
    ground: lit ? 'evening' : 'table',
    defs: defs + (lit ? halo.defs : ''),
    body: (lit ? halo.body : '') + body,
    outline: `<rect x="90" y="${n(y)}" width="620" height="${thick}" rx="6"/><path d="M146 ${n(y)}v${thick}M654 ${n(y)}v${thick}"/>`,
    bounds: { x: 90, y, width: 620, height: thick },
    millimetres: { width: numberOption(drawing, 'length', 1200), height: numberOption(drawing, 'width', 26) },
  };
});

/** A capsule on two wires: a clear or frosted body over rows of diodes. */
export const bulbCapsule = family((drawing) => {
  const lit = drawing.view === 'in-use';
  const loops = textOption(drawing, 'cap', 'G9') === 'G9';
  const halo = glow(400, 330, 330, 0.9);
  const defs =
    gradient(
      'body',
      'across',
      lit
        ? [
            [0, '#ffe6ab'],
            [0.4, '#ffffff'],
            [1, '#ffdf9a'],
          ]
        : [
            [0, '#d8d5cc'],
            [0.28, '#ffffff'],
            [0.6, '#f1eee7'],
            [1, '#b5afa3'],
          ],
    ) +
    gradient('foot', 'across', [
      [0, '#cbc7bd'],
      [0.3, '#ffffff'],
      [1, '#aaa599'],
    ]);
  const diodes = Array.from({ length: 5 }, (_, row) =>
    [-1, 1]
      .map(
        (side) =>
          `<rect x="${n(400 + side * 34 - 20)}" y="${n(222 + row * 52)}" width="40" height="32" rx="6" fill="${lit ? '#fffdf0' : '#f5cf6b'}" opacity="${lit ? 0.9 : 0.6}"/>`,
      )
      .join(''),
  ).join('');
  const wires = loops
    ? [-1, 1]
        .map(
          (side) =>
            `<path d="M${400 + side * 34 - 12} 566v56q0 18 12 18t12 -18v-56" fill="none" stroke="#a9adb0" stroke-width="7"/>`,
        )
        .join('')
    : [-1, 1]
        .map((side) => `<rect x="${400 + side * 26 - 4}" y="560" width="8" height="84" rx="4" fill="#a9adb0"/>`)
        .join('');
  const shape = 'M322 520V236q0-86 78-86t78 86v284z';
  return {
    ground: lit ? 'evening' : 'table',
    defs: defs + (lit ? halo.defs : ''),
    body:
      (lit ? halo.body : standingShadow(404, 652, 92)) +
      wires +
      `<path d="${shape}" fill="url(#body)" opacity=".94"/>${diodes}<path d="M342 500V240q0-50 34-68" fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".8" filter="url(#b2)"/><path d="${shape}" fill="none" stroke="#8f8a7f" stroke-opacity=".6" stroke-width="2"/><path d="M312 508h176l-14 66H326z" fill="url(#foot)"/><path d="M312 508h176" stroke="#fff" stroke-width="3" opacity=".8"/>`,
    outline: `<path d="${shape}"/><path d="M312 508h176l-14 66H326z"/>`,
    bounds: { x: 312, y: 150, width: 176, height: 490 },
    millimetres: { width: loops ? 16 : 12, height: loops ? 48 : 40 },
  };
});

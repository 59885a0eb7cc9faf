import { finishes } from '../finishes.data.ts';
import { gradient, roundMetal } from '../light.rules.ts';
import { glow, n, numberOption, standingShadow, textOption } from '../studio.ts';
import { family } from '../subject.ts';

/** A linear tube with its end caps and pins, lying; shown shortened where it is long. */
export const bulbTube = family((drawing) => {
  const lit = drawing.view === 'in-use';
  const thick = numberOption(drawing, 'width', 26) > 20 ? 62 : 40;
  const defs =
    gradient(
      'tube',
      'down',
      lit
        ? { 0: '#fff4d4', 0.45: '#ffffff', 1: '#ffe9b4' }
        : { 0: '#e5e2da', 0.22: '#ffffff', 0.6: '#f3f1ea', 1: '#b7b2a7' },
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
        ? { 0: '#ffe6ab', 0.4: '#ffffff', 1: '#ffdf9a' }
        : { 0: '#d8d5cc', 0.28: '#ffffff', 0.6: '#f1eee7', 1: '#b5afa3' },
    ) + gradient('foot', 'across', { 0: '#cbc7bd', 0.3: '#ffffff', 1: '#aaa599' });
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

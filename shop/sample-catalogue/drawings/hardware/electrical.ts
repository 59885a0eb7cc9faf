import { brickWall } from '../backdrops.ts';
import { gradient } from '../light.rules.ts';
import { n, numberOption, sizeOf, standingShadow, textOption, wallShadow } from '../studio.ts';
import { family } from '../subject.ts';

const PLASTIC = gradient('plastic', 'diagonal', { 0: '#eef0f0', 0.4: '#d6dadb', 1: '#aeb4b6' });
const STEEL = gradient('steel', 'diagonal', { 0: '#ffffff', 0.5: '#f0f0ed', 1: '#cfccc5' });

export const junctionBox = family((drawing) => {
  const glands = [
    [400, 176, 0],
    [400, 624, 180],
    [176, 400, -90],
    [624, 400, 90],
  ]
    .map(
      ([x = 0, y = 0, turn = 0]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-46" y="-30" width="92" height="60" rx="8" fill="#9aa1a4"/><rect x="-36" y="-50" width="72" height="26" rx="6" fill="#838a8d"/><path d="M-30-46h60M-30-38h60" stroke="#6c7376" stroke-width="3"/></g>`,
    )
    .join('');
  const inUse = drawing.view === 'in-use';
  const wall = inUse ? brickWall() : { defs: '', body: '' };
  const cables = inUse
    ? ['M400 130V0', 'M400 670V800', 'M126 400H0']
        .map(
          (path) =>
            `<path d="${path}" stroke="#000" stroke-opacity=".4" stroke-width="34" filter="url(#b8)" transform="translate(8 12)"/><path d="${path}" stroke="#26272a" stroke-width="32"/><path d="${path}" stroke="#fff" stroke-opacity=".2" stroke-width="6" transform="translate(-7 -7)"/>`,
        )
        .join('')
    : '';
  const screws = [
    [262, 262],
    [538, 262],
    [262, 538],
    [538, 538],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<circle cx="${x}" cy="${y}" r="19" fill="#b9bfc1"/><circle cx="${x}" cy="${y}" r="19" fill="none" stroke="#7d8487" stroke-width="2"/><path d="M${x - 10} ${y}h20M${x} ${y - 10}v20" stroke="#5e6568" stroke-width="4"/>`,
    )
    .join('');
  return {
    defs: wall.defs + PLASTIC,
    body: `${wall.body}${cables}${wallShadow(200, 200, 400, 400, 26)}${glands}<rect x="200" y="200" width="400" height="400" rx="26" fill="url(#plastic)"/><rect x="203" y="203" width="394" height="394" rx="24" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="3"/><rect x="232" y="232" width="336" height="336" rx="16" fill="none" stroke="#8b9295" stroke-opacity=".6" stroke-width="2.5"/>${screws}<text x="400" y="410" text-anchor="middle" font-family="DejaVu Sans, sans-serif" font-size="27" fill="#8b9295" letter-spacing="2">${textOption(drawing, 'rating', 'IP55')}</text>`,
    outline:
      '<rect x="200" y="200" width="400" height="400" rx="26"/><rect x="232" y="232" width="336" height="336" rx="16"/>',
    bounds: { x: 200, y: 200, width: 400, height: 400 },
    millimetres: sizeOf(drawing, 100, 100),
  };
});

export const cableReel = family((drawing) => {
  const colour = {
    grey: ['#c9ccce', '#7f8487'],
    gold: ['#d0ac62', '#8a6a2f'],
    black: ['#4b4844', '#191715'],
    green: ['#4f7d5d', '#22402d'],
  }[textOption(drawing, 'colour', 'grey')] ?? ['#c9ccce', '#7f8487'];
  const turns = Array.from(
    { length: 12 },
    (_, index) => `<rect x="262" y="${n(210 + index * 31.5)}" width="276" height="30" rx="15" fill="url(#cable)"/>`,
  ).join('');
  return {
    ground: 'table',
    defs:
      gradient('cable', 'down', {
        0: colour[1] ?? '',
        0.35: colour[0] ?? '',
        0.5: ['#ffffff', 0.9],
        0.62: colour[0] ?? '',
        1: colour[1] ?? '',
      }) + gradient('flange', 'across', { 0: '#b88d5a', 0.4: '#e6c797', 1: '#94693a' }),
    body: `${standingShadow(400, 654, 190)}<rect x="222" y="160" width="44" height="490" rx="20" fill="url(#flange)"/><rect x="534" y="160" width="44" height="490" rx="20" fill="url(#flange)"/><rect x="262" y="206" width="276" height="384" fill="${colour[1]}"/>${turns}<rect x="262" y="200" width="34" height="400" fill="#000" opacity=".28" filter="url(#b8)"/><path d="M520 586q60 40 150 54" fill="none" stroke="${colour[1]}" stroke-width="26"/><path d="M520 584q60 40 150 54" fill="none" stroke="${colour[0]}" stroke-width="14"/>`,
    outline:
      '<rect x="222" y="160" width="44" height="490" rx="20"/><rect x="534" y="160" width="44" height="490" rx="20"/><path d="M266 206h268v384H266z"/>',
    bounds: { x: 222, y: 160, width: 356, height: 490 },
    millimetres: sizeOf(drawing, 160, 220),
  };
});

export const consumerUnit = family((drawing) => {
  const ways = Math.min(12, Math.max(5, Math.round(numberOption(drawing, 'ways', 10))));
  const pitch = 500 / ways;
  const breakers = Array.from({ length: ways }, (_, index) => {
    const x = 150 + index * pitch;
    const main = index === 0;
    return `<rect x="${n(x + 1)}" y="330" width="${n(pitch - 2)}" height="150" rx="3" fill="#fafaf8" stroke="#c3c2bc" stroke-width="1.5"/><rect x="${n(x + pitch * 0.24)}" y="382" width="${n(pitch * 0.52)}" height="46" rx="3" fill="${main ? '#b5281a' : '#2b2f33'}"/><rect x="${n(x + pitch * 0.24)}" y="382" width="${n(pitch * 0.52)}" height="18" rx="3" fill="#fff" opacity=".28"/><rect x="${n(x + pitch * 0.2)}" y="346" width="${n(pitch * 0.6)}" height="5" fill="${main ? '#b5281a' : '#1f5b9a'}" opacity=".8"/><path d="M${n(x + pitch * 0.2)} 448h${n(pitch * 0.6)}M${n(x + pitch * 0.2)} 458h${n(pitch * 0.4)}" stroke="#a9a89f" stroke-width="2"/>`;
  }).join('');
  const wall =
    drawing.view === 'in-use'
      ? `<rect width="800" height="800" fill="#d8d3c6"/><polygon points="0,0 430,0 90,800 0,800" fill="#fff6e0" opacity=".3" filter="url(#b24)"/>${[180, 270, 360, 450, 540].map((x, index) => `<rect x="${x + 8}" y="0" width="46" height="236" fill="#000" opacity=".25" filter="url(#b8)"/><rect x="${x}" y="0" width="46" height="236" rx="3" fill="${index === 4 ? '#8b8f91' : '#eceae4'}"/><rect x="${x + 5}" y="0" width="9" height="236" fill="#fff" opacity=".6"/><rect x="${x - 5}" y="206" width="56" height="30" rx="4" fill="#c9c6bd"/>`).join('')}`
      : '';
  return {
    defs: STEEL,
    body: `${wall}${wallShadow(100, 230, 600, 340, 10)}<rect x="100" y="230" width="600" height="340" rx="10" fill="url(#steel)"/><rect x="102" y="232" width="596" height="336" rx="9" fill="none" stroke="#fff" stroke-width="3"/><path d="M100 296h600" stroke="#b9b6ae" stroke-width="2"/><rect x="138" y="312" width="524" height="186" rx="6" fill="#d8d6cf"/><rect x="138" y="312" width="524" height="8" fill="#000" opacity=".16"/>${breakers}<path d="M360 262h80" stroke="#8c897f" stroke-width="9" stroke-linecap="round"/><rect x="150" y="520" width="500" height="22" rx="3" fill="#fff" stroke="#cfcbc1"/>`,
    outline: `<rect x="100" y="230" width="600" height="340" rx="10"/><rect x="138" y="312" width="524" height="186" rx="6"/>${Array.from({ length: ways - 1 }, (_, index) => `<path d="M${n(150 + (index + 1) * pitch)} 330v150"/>`).join('')}`,
    bounds: { x: 100, y: 230, width: 600, height: 340 },
    millimetres: sizeOf(drawing, 430, 240),
  };
});

export const transformer = family((drawing) => ({
  ground: 'table' as const,
  defs: PLASTIC,
  body: `<g transform="rotate(-14 400 400)"><path d="M120 380C60 380 40 430 10 470" fill="none" stroke="#7b4a2a" stroke-width="13"/><path d="M120 420C70 430 60 470 30 520" fill="none" stroke="#2f62a8" stroke-width="13"/><path d="M680 385C730 380 750 330 790 320" fill="none" stroke="#9c2418" stroke-width="11"/><path d="M680 415C740 415 760 380 800 376" fill="none" stroke="#1d1b19" stroke-width="11"/><rect x="120" y="330" width="560" height="150" rx="18" fill="#4a4032" opacity=".45" filter="url(#b14)" transform="translate(10 40)"/><rect x="120" y="320" width="560" height="150" rx="18" fill="url(#plastic)"/><rect x="123" y="323" width="554" height="144" rx="16" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="3"/><path d="M210 322v146M590 322v146" stroke="#8b9295" stroke-opacity=".6" stroke-width="2.5"/><rect x="240" y="346" width="320" height="98" rx="4" fill="#fff"/><text x="258" y="382" font-family="DejaVu Sans, sans-serif" font-size="25" font-weight="bold" fill="#2b2f33">LED DRIVER</text><path d="M258 400h200M258 414h240M258 428h150" stroke="#8b9295" stroke-width="3"/><path d="M500 368h40v36h-40z" fill="none" stroke="#2b2f33" stroke-width="3"/></g>`,
  outline: '<rect x="120" y="320" width="560" height="150" rx="18"/><path d="M210 320v150M590 320v150"/>',
  bounds: { x: 120, y: 320, width: 560, height: 150 },
  millimetres: sizeOf(drawing, 165, 45),
}));

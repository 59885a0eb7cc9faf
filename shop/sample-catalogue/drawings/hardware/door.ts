import type { Drawing } from '../drawing.ts';
import { ballMetal, flatMetal, gradient, mix, roundMetal, tone } from '../light.rules.ts';
import { brushedFilter, finishOf, n, numberOption, screw, seedOf, sizeOf, textOption, wallShadow } from '../studio.ts';
import { family } from '../subject.ts';

/** In use, hardware is seen on a painted door: a panel with its moulding. */
export function door(drawing: Drawing): string {
  if (drawing.view !== 'in-use') return '';
  const paint = ['#33473d', '#2f3d50', '#7f8a7c', '#8b857b', '#e9e4d8'][seedOf(drawing) % 5] ?? '#33473d';
  return `<rect width="800" height="800" fill="${paint}"/><polygon points="0,0 430,0 90,800 0,800" fill="#fff6e0" opacity=".14" filter="url(#b24)"/><rect x="-40" y="-60" width="250" height="420" rx="3" fill="none" stroke="${mix(paint, '#000000', 0.28)}" stroke-width="9"/><rect x="-40" y="-60" width="256" height="427" rx="3" fill="none" stroke="${mix(paint, '#ffffff', 0.22)}" stroke-width="3"/><rect x="-40" y="470" width="250" height="420" rx="3" fill="none" stroke="${mix(paint, '#000000', 0.28)}" stroke-width="9"/><rect x="-40" y="463" width="256" height="427" rx="3" fill="none" stroke="${mix(paint, '#ffffff', 0.22)}" stroke-width="3"/>`;
}

/** Knurling: a diamond pattern cut into a grip. */
export function knurl(id: string, finish: ReturnType<typeof finishOf>): string {
  return `<pattern id="${id}" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="9" height="9" fill="${tone(finish, -0.3)}" fill-opacity=".5"/><rect width="6.4" height="6.4" fill="${tone(finish, 0.6)}" fill-opacity=".45"/></pattern>`;
}

export const leverHandle = family((drawing) => {
  const finish = finishOf(drawing);
  const roseShape = textOption(drawing, 'rose', 'round');
  const lever = textOption(drawing, 'lever', 'straight');
  const x = 246;
  const y = 390;
  const backplate = roseShape === 'backplate';
  const plate = backplate
    ? {
        shadow: wallShadow(x - 62, 190, 124, 430, 14),
        face: `<rect x="${x - 62}" y="190" width="124" height="430" rx="14" fill="url(#plate)"/><rect x="${x - 60}" y="192" width="120" height="426" rx="13" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2.5"/><circle cx="${x}" cy="520" r="14" fill="#14110d"/><path d="M${x - 7} 522h14l5 40h-24z" fill="#14110d"/>${screw(x, 222, 10, finish, 30)}${screw(x, 592, 10, finish, 110)}`,
      }
    : roseShape === 'square'
      ? {
          shadow: wallShadow(x - 92, y - 92, 184, 184, 8),
          face: `<rect x="${x - 92}" y="${y - 92}" width="184" height="184" rx="8" fill="url(#plate)"/><rect x="${x - 90}" y="${y - 90}" width="180" height="180" rx="7" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="2.5"/>`,
        }
      : {
          shadow: wallShadow(x - 95, y - 95, 190, 190, 95),
          face: `<circle cx="${x}" cy="${y}" r="95" fill="url(#plate)"/><circle cx="${x}" cy="${y}" r="93" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="2.5"/><circle cx="${x}" cy="${y}" r="72" fill="none" stroke="#000" stroke-opacity=".14" stroke-width="2"/>`,
        };
  const path =
    lever === 'curved'
      ? `M${x - 26} ${y - 30}C${x + 120} ${y - 44} ${x + 260} ${y - 10} ${x + 372} ${y - 24}q34-4 34 26t-34 32C${x + 260} ${y + 52} ${x + 120} ${y + 24} ${x - 26} ${y + 30}Z`
      : `M${x - 22} ${y - 24}H${x + 384}q20 0 20 24t-20 24H${x - 22}q-20 0-20-24t20-24Z`;
  const grip =
    lever === 'knurled'
      ? `<rect x="${x + 110}" y="${y - 25}" width="270" height="50" fill="url(#lever)"/><rect x="${x + 110}" y="${y - 25}" width="270" height="50" fill="url(#knurl)" opacity=".75"/><rect x="${x + 104}" y="${y - 26}" width="6" height="52" fill="#000" opacity=".3"/><rect x="${x + 380}" y="${y - 26}" width="5" height="52" fill="#000" opacity=".3"/>`
      : '';
  const grain =
    finish.kind === 'brushed'
      ? `<g clip-path="url(#shape)"><rect x="190" y="340" width="480" height="110" filter="url(#grain)" opacity=".4"/></g>`
      : '';
  return {
    defs:
      flatMetal('plate', finish) +
      roundMetal('lever', finish, 'down') +
      ballMetal('neck', finish) +
      knurl('knurl', finish) +
      brushedFilter(seedOf(drawing), false) +
      `<clipPath id="shape"><path d="${path}"/></clipPath>`,
    body: `${door(drawing)}${plate.shadow}${plate.face}<path d="${path}" fill="#2b241a" opacity=".42" filter="url(#b14)" transform="translate(14 46)"/><circle cx="${x + 3}" cy="${y + 8}" r="50" fill="#000" opacity=".35" filter="url(#b8)"/><circle cx="${x}" cy="${y}" r="45" fill="url(#neck)"/><path d="${path}" fill="url(#lever)"/>${grain}${grip}<path d="M${x} ${y - 16}H${x + 376}" stroke="#fff" stroke-opacity=".5" stroke-width="4" stroke-linecap="round" filter="url(#b2)"/>`,
    outline: `${backplate ? `<rect x="${x - 62}" y="190" width="124" height="430" rx="14"/>` : roseShape === 'square' ? `<rect x="${x - 92}" y="${y - 92}" width="184" height="184" rx="8"/>` : `<circle cx="${x}" cy="${y}" r="95"/>`}<path d="${path}"/>`,
    bounds: {
      x: x - (backplate ? 62 : 95),
      y: backplate ? 190 : y - 95,
      width: backplate ? 466 : 499,
      height: backplate ? 430 : 190,
    },
    millimetres: sizeOf(drawing, 136, backplate ? 150 : 52),
  };
});

export const doorKnob = family((drawing) => {
  const finish = finishOf(drawing);
  const shape = textOption(drawing, 'shape', 'mortice-round');
  const [rx, ry] = shape === 'oval' ? [186, 142] : [168, 168];
  const rings =
    shape === 'beehive'
      ? [0.86, 0.7, 0.54, 0.38]
          .map(
            (part) =>
              `<circle cx="400" cy="392" r="${n(rx * part)}" fill="url(#ball)"/><circle cx="400" cy="392" r="${n(rx * part)}" fill="none" stroke="${tone(finish, -0.6)}" stroke-opacity=".7" stroke-width="3.5"/><circle cx="400" cy="390" r="${n(rx * part - 3)}" fill="none" stroke="${tone(finish, 0.8)}" stroke-opacity=".5" stroke-width="2"/>`,
          )
          .join('')
      : '';
  return {
    defs: ballMetal('ball', finish) + flatMetal('plate', finish),
    body: `${door(drawing)}${wallShadow(186, 186, 428, 428, 214)}<circle cx="400" cy="400" r="214" fill="url(#plate)"/><circle cx="400" cy="400" r="211" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"/><circle cx="400" cy="400" r="190" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="4"/><ellipse cx="424" cy="452" rx="${rx}" ry="${ry}" fill="#1d1710" opacity=".5" filter="url(#b14)"/><ellipse cx="400" cy="392" rx="${rx}" ry="${ry}" fill="url(#ball)"/>${rings}<ellipse cx="338" cy="316" rx="44" ry="26" fill="#fff" opacity="${finish.kind === 'matt' ? 0.16 : 0.6}" filter="url(#b8)" transform="rotate(-36 338 316)"/><path d="M${400 + rx * 0.55} ${n(392 + ry * 0.62)}A${rx} ${ry} 0 0 1 ${400 - rx * 0.3} ${n(392 + ry * 0.9)}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="9" stroke-linecap="round" filter="url(#b4)"/>`,
    outline: `<circle cx="400" cy="400" r="214"/><ellipse cx="400" cy="392" rx="${rx}" ry="${ry}"/>`,
    bounds: { x: 186, y: 186, width: 428, height: 428 },
    millimetres: { width: numberOption(drawing, 'width', 60), height: numberOption(drawing, 'width', 60) },
  };
});

export const hinge = family((drawing) => {
  const finish = finishOf(drawing);
  const holes = [230, 330, 470, 570]
    .flatMap((y, index) => [
      `<g>${screw(280 + (index % 2) * 30, y, 17, finish, 20 + index * 47)}</g>`,
      `<g>${screw(520 - (index % 2) * 30, y, 17, finish, 70 + index * 31)}</g>`,
    ])
    .join('');
  const knuckles = [0, 1, 2, 3, 4]
    .map(
      (index) =>
        `<rect x="376" y="${170 + index * 92}" width="48" height="88" rx="4" fill="url(#barrel)"/><rect x="376" y="${255 + index * 92}" width="48" height="5" fill="#000" opacity=".5"/>`,
    )
    .join('');
  const grain =
    finish.kind === 'brushed'
      ? '<rect x="210" y="170" width="380" height="460" filter="url(#grain)" opacity=".4"/>'
      : '';
  return {
    defs: flatMetal('leaf', finish) + roundMetal('barrel', finish) + brushedFilter(seedOf(drawing), false),
    body: `${door(drawing)}${wallShadow(210, 170, 380, 460, 10)}<rect x="210" y="170" width="380" height="460" rx="8" fill="url(#leaf)"/>${grain}<rect x="212" y="172" width="376" height="456" rx="7" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="2.5"/><rect x="362" y="172" width="14" height="456" fill="#000" opacity=".2" filter="url(#b4)"/><rect x="424" y="172" width="18" height="456" fill="#000" opacity=".32" filter="url(#b4)"/>${knuckles}<path d="M382 166q18-20 36 0v6h-36zM382 634q18 20 36 0v-6h-36z" fill="url(#barrel)"/>${holes}`,
    outline: '<rect x="210" y="170" width="380" height="460" rx="8"/><path d="M376 170v460M424 170v460"/>',
    bounds: { x: 210, y: 170, width: 380, height: 460 },
    millimetres: sizeOf(drawing, 76, 102),
  };
});

export const escutcheon = family((drawing) => {
  const finish = finishOf(drawing);
  return {
    defs: flatMetal('plate', finish) + gradient('hole', 'down', { 0: '#0c0a08', 1: '#2c261e' }),
    body: `${door(drawing)}${wallShadow(190, 190, 420, 420, 210)}<circle cx="400" cy="400" r="210" fill="url(#plate)"/><circle cx="400" cy="400" r="207" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"/><circle cx="400" cy="400" r="170" fill="none" stroke="#000" stroke-opacity=".18" stroke-width="3"/><circle cx="400" cy="346" r="50" fill="url(#hole)"/><path d="M374 372h52l22 130h-96z" fill="url(#hole)"/><path d="M352 502h96" stroke="#fff" stroke-opacity=".6" stroke-width="3"/>`,
    outline:
      '<circle cx="400" cy="400" r="210"/><circle cx="400" cy="346" r="50"/><path d="M374 384l-22 118h96l-22-118"/>',
    bounds: { x: 190, y: 190, width: 420, height: 420 },
    millimetres: { width: numberOption(drawing, 'width', 52), height: numberOption(drawing, 'width', 52) },
  };
});

export const doorBolt = family((drawing) => {
  const finish = finishOf(drawing);
  const shot = drawing.view === 'in-use' ? 40 : 0;
  return {
    defs:
      flatMetal('plate', finish) +
      roundMetal('bolt', finish, 'down') +
      ballMetal('knob', finish) +
      roundMetal('keep', finish, 'down'),
    body: `${door(drawing)}${wallShadow(110, 330, 580, 140, 10)}<rect x="110" y="330" width="440" height="140" rx="10" fill="url(#plate)"/><rect x="590" y="330" width="100" height="140" rx="10" fill="url(#plate)"/>${[
      [140, 356],
      [520, 356],
      [140, 444],
      [520, 444],
      [640, 350],
      [640, 450],
    ]
      .map(([x = 0, y = 0], index) => screw(x, y, 11, finish, index * 37))
      .join(
        '',
      )}<rect x="${150 + shot}" y="374" width="470" height="54" rx="27" fill="#000" opacity=".35" filter="url(#b8)" transform="translate(0 16)"/><rect x="${150 + shot}" y="374" width="470" height="52" rx="26" fill="url(#bolt)"/><path d="M200 360h60v80h-60zM440 360h60v80h-60zM600 360h50v80h-50z" fill="url(#keep)"/><circle cx="${340 + shot}" cy="446" r="44" fill="#000" opacity=".3" filter="url(#b8)"/><circle cx="${340 + shot}" cy="420" r="38" fill="url(#knob)"/>`,
    outline:
      '<rect x="110" y="330" width="440" height="140" rx="10"/><rect x="590" y="330" width="100" height="140" rx="10"/><rect x="150" y="374" width="470" height="52" rx="26"/><circle cx="340" cy="420" r="38"/>',
    bounds: { x: 110, y: 330, width: 580, height: 140 },
    millimetres: sizeOf(drawing, 150, 36),
  };
});

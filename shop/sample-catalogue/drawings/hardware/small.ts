import { ballMetal, flatMetal, gradient, radial, roundMetal, tone, tones } from '../light.rules.ts';
import {
  brushedFilter,
  finishOf,
  n,
  numberOption,
  screw,
  seedOf,
  sizeOf,
  standingShadow,
  textOption,
  wallShadow,
} from '../studio.ts';
import { family } from '../subject.ts';
import { door, knurl } from './door.ts';

export const cabinetPull = family((drawing) => {
  const finish = finishOf(drawing);
  const shape = textOption(drawing, 'shape', 'bar');
  const centres = numberOption(drawing, 'centres', 160);
  const half = Math.min(270, 120 + centres * 0.52);
  const [left, right, y] = [400 - half, 400 + half, 400];
  const defs =
    roundMetal('bar', finish, 'down') +
    roundMetal('post', finish) +
    ballMetal('foot', finish) +
    knurl('knurl', finish) +
    brushedFilter(seedOf(drawing), false);
  const millimetres = sizeOf(drawing, centres + (shape === 't-bar' ? 60 : 12), shape === 'cup' ? 44 : 12);
  if (shape === 'cup') {
    const cup = `M${n(left)} 330H${n(right)}V352C${n(right)} 470 ${n(right - 70)} 500 ${n(right - 120)} 500H${n(left + 120)}C${n(left + 70)} 500 ${n(left)} 470 ${n(left)} 352Z`;
    return {
      defs: defs + gradient('fall', 'down', tones(finish, { 0: 0.75, 0.2: 0.3, 0.6: -0.1, 0.9: -0.48, 1: -0.2 })),
      body: `${door(drawing)}<path d="${cup}" fill="#4a4032" opacity=".5" filter="url(#b14)" transform="translate(8 40)"/><path d="${cup}" fill="#2b241a" opacity=".5" filter="url(#b4)" transform="translate(1 8)"/><path d="${cup}" fill="url(#fall)"/><path d="M${n(left + 30)} 372C${n(left + 50)} 440 ${n(left + 100)} 470 ${n(left + 140)} 474" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="12" stroke-linecap="round" filter="url(#b4)"/><rect x="${n(left - 6)}" y="318" width="${n(half * 2 + 12)}" height="22" rx="8" fill="url(#bar)"/><path d="M${n(left + 120)} 500H${n(right - 120)}" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>`,
      outline: `<path d="${cup}"/><rect x="${n(left - 6)}" y="318" width="${n(half * 2 + 12)}" height="22" rx="8"/>`,
      bounds: { x: left - 6, y: 318, width: half * 2 + 12, height: 182 },
      millimetres,
    };
  }
  const over = shape === 't-bar' ? 64 : 0;
  const bow = shape === 'd-handle';
  const path = bow
    ? `M${n(left - 22)} 432C${n(left - 10)} 366 ${n(left + 60)} 356 400 354C${n(right - 60)} 356 ${n(right + 10)} 366 ${n(right + 22)} 432H${n(right - 22)}C${n(right - 40)} 400 ${n(right - 90)} 398 400 396C${n(left + 90)} 398 ${n(left + 40)} 400 ${n(left + 22)} 432Z`
    : `M${n(left - over)} ${y - 24}H${n(right + over)}q12 0 12 12v24q0 12-12 12H${n(left - over)}q-12 0-12-12v-24q0-12 12-12Z`;
  const feet = [left, right]
    .map((x) =>
      bow
        ? `<ellipse cx="${n(x)}" cy="434" rx="34" ry="14" fill="url(#foot)"/>`
        : `<rect x="${n(x - 17)}" y="${y - 30}" width="34" height="84" rx="6" fill="url(#post)"/><ellipse cx="${n(x)}" cy="${y + 54}" rx="22" ry="9" fill="${tone(finish, -0.3)}"/>`,
    )
    .join('');
  const grip =
    shape === 'knurled'
      ? `<rect x="${n(left + 46)}" y="${y - 25}" width="${n(half * 2 - 92)}" height="50" fill="url(#knurl)" opacity=".8"/><rect x="${n(left + 40)}" y="${y - 26}" width="6" height="52" fill="#000" opacity=".3"/><rect x="${n(right - 46)}" y="${y - 26}" width="6" height="52" fill="#000" opacity=".3"/>`
      : '';
  return {
    defs,
    body: `${door(drawing)}<path d="${path}" fill="#4a4032" opacity=".5" filter="url(#b14)" transform="translate(12 62)"/>${bow ? '' : feet}<path d="${path}" fill="url(#bar)"/>${bow ? feet : ''}${grip}<path d="M${n(left - over + 8)} ${bow ? 366 : y - 15}H${n(right + over - 8)}" stroke="#fff" stroke-opacity="${bow ? 0 : 0.5}" stroke-width="4" stroke-linecap="round" filter="url(#b2)"/>`,
    outline: `<path d="${path}"/>${bow ? '' : [left, right].map((x) => `<rect x="${n(x - 17)}" y="${y + 24}" width="34" height="30"/>`).join('')}`,
    bounds: { x: left - over - 22, y: bow ? 354 : y - 24, width: (half + over + 22) * 2, height: 80 },
    millimetres,
  };
});

export const cabinetKnob = family((drawing) => {
  const finish = finishOf(drawing);
  const shape = textOption(drawing, 'shape', 'round');
  const hexagon = Array.from(
    { length: 6 },
    (_, index) => `${n(400 + 176 * Math.cos((index * Math.PI) / 3))},${n(390 + 176 * Math.sin((index * Math.PI) / 3))}`,
  ).join(' ');
  const face =
    shape === 'hex'
      ? `<polygon points="${hexagon}" fill="url(#face)"/><polygon points="${hexagon}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="3"/>`
      : `<circle cx="400" cy="390" r="176" fill="url(#${shape === 'ball' || shape === 'round' ? 'ball' : 'face'})"/>`;
  const ring =
    shape === 'knurled'
      ? `<circle cx="400" cy="390" r="176" fill="url(#knurl)"/><circle cx="400" cy="390" r="146" fill="url(#face)"/><circle cx="400" cy="390" r="146" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2.5"/>`
      : shape === 'round'
        ? `<circle cx="400" cy="390" r="132" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="5"/><circle cx="400" cy="388" r="129" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2.5"/>`
        : '';
  return {
    defs: flatMetal('face', finish) + ballMetal('ball', finish) + knurl('knurl', finish),
    body: `${door(drawing)}<circle cx="424" cy="462" r="170" fill="#4a4032" opacity=".5" filter="url(#b24)"/><circle cx="404" cy="412" r="172" fill="#211a12" opacity=".5" filter="url(#b8)"/>${face}${ring}<ellipse cx="340" cy="312" rx="46" ry="24" fill="#fff" opacity="${finish.kind === 'matt' ? 0.14 : 0.5}" filter="url(#b8)" transform="rotate(-38 340 312)"/>`,
    outline:
      shape === 'hex'
        ? `<polygon points="${hexagon}"/>`
        : '<circle cx="400" cy="390" r="176"/><circle cx="400" cy="390" r="132"/>',
    bounds: { x: 224, y: 214, width: 352, height: 352 },
    millimetres: { width: numberOption(drawing, 'width', 35), height: numberOption(drawing, 'width', 35) },
  };
});

export const doorStop = family((drawing) => {
  const finish = finishOf(drawing);
  // In use: floorboards, skirting, and the foot of the door that it stops.
  const room =
    drawing.view === 'in-use'
      ? `<rect width="800" height="800" fill="#cfc9bb"/><rect y="470" width="800" height="110" fill="#f3efe5"/><rect y="470" width="800" height="7" fill="#fff"/><rect y="482" width="800" height="3" fill="#000" opacity=".1"/><rect y="580" width="800" height="220" fill="#a77f55"/>${[0, 1, 2].map((row) => `<path d="M0 ${628 + row * 58}H800" stroke="#6e4f31" stroke-width="3" opacity=".6"/>`).join('')}<rect y="576" width="800" height="16" fill="#000" opacity=".3" filter="url(#b4)"/><path d="M462 0H800V640L462 596Z" fill="#33473d"/><path d="M462 0h22V599l-22-3Z" fill="#22322b"/><path d="M540 0V500L800 524V0" fill="none" stroke="#22322b" stroke-width="8"/><path d="M462 596L800 640v26L462 616Z" fill="#000" opacity=".4" filter="url(#b8)"/>`
      : '';
  return {
    ground: 'table',
    defs: roundMetal('body', finish) + ballMetal('foot', finish),
    body: `${room}${standingShadow(400, 664, 150)}<ellipse cx="400" cy="656" rx="150" ry="34" fill="${tone(finish, -0.4)}"/><ellipse cx="400" cy="644" rx="150" ry="34" fill="url(#foot)"/><path d="M330 640C330 520 352 470 356 330h88c4 140 26 190 26 310z" fill="url(#body)"/><path d="M330 640a70 16 0 0 0 140 0" fill="#000" opacity=".2"/><rect x="338" y="250" width="124" height="92" rx="22" fill="#211f1d"/><rect x="346" y="256" width="30" height="80" rx="12" fill="#fff" opacity=".14"/><ellipse cx="400" cy="256" rx="60" ry="14" fill="#35322f"/>`,
    outline:
      '<ellipse cx="400" cy="644" rx="150" ry="34"/><path d="M330 640C330 520 352 470 356 330h88c4 140 26 190 26 310"/><rect x="338" y="250" width="124" height="92" rx="22"/>',
    bounds: { x: 250, y: 242, width: 300, height: 436 },
    millimetres: sizeOf(drawing, 45, 66),
  };
});

export const hook = family((drawing) => {
  const finish = finishOf(drawing);
  const arm = (path: string) =>
    `<path d="${path}" fill="none" stroke="#2b241a" stroke-opacity=".4" stroke-width="34" stroke-linecap="round" filter="url(#b8)" transform="translate(16 30)"/><path d="${path}" fill="none" stroke="${tone(finish, -0.45)}" stroke-width="36" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${tone(finish, 0)}" stroke-width="29" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${tone(finish, 0.6)}" stroke-width="9" stroke-linecap="round" transform="translate(-6 -5)" opacity=".8"/>`;
  return {
    defs: flatMetal('plate', finish) + ballMetal('ball', finish),
    body: `${door(drawing)}${wallShadow(338, 180, 124, 330, 62)}<rect x="338" y="180" width="124" height="330" rx="62" fill="url(#plate)"/><rect x="340" y="182" width="120" height="326" rx="60" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="2.5"/>${screw(400, 226, 14, finish, 35)}${screw(400, 462, 14, finish, 120)}${arm('M400 380C400 560 420 640 500 640C566 640 580 590 574 552')}${arm('M400 330C470 330 540 330 560 250')}<circle cx="574" cy="546" r="28" fill="url(#ball)"/><circle cx="562" cy="242" r="28" fill="url(#ball)"/>`,
    outline:
      '<rect x="338" y="180" width="124" height="330" rx="62"/><path d="M386 380C386 566 406 656 500 656C580 656 596 600 590 552M400 316C460 316 530 316 546 250"/>',
    bounds: { x: 338, y: 180, width: 264, height: 478 },
    millimetres: sizeOf(drawing, 40, 85),
  };
});

export const bellPush = family((drawing) => {
  const finish = finishOf(drawing);
  return {
    defs:
      flatMetal('plate', finish) +
      ballMetal('rim', finish) +
      radial('button', { 0: '#ffffff', 0.6: '#f2ece0', 1: '#c6bda9' }, 'cx=".4" cy=".34" r=".7"'),
    body: `${door(drawing)}${wallShadow(190, 190, 420, 420, 210)}<circle cx="400" cy="400" r="210" fill="url(#plate)"/><circle cx="400" cy="400" r="207" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>${[170, 140].map((r) => `<circle cx="400" cy="400" r="${r}" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="4"/><circle cx="400" cy="398" r="${r - 3}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>`).join('')}<circle cx="400" cy="400" r="98" fill="url(#rim)"/><circle cx="400" cy="400" r="76" fill="#2a241b"/><circle cx="400" cy="398" r="72" fill="url(#button)"/><text x="400" y="409" text-anchor="middle" font-family="DejaVu Serif, serif" font-size="27" letter-spacing="2" fill="#6d6455">PRESS</text>`,
    outline: '<circle cx="400" cy="400" r="210"/><circle cx="400" cy="400" r="98"/><circle cx="400" cy="400" r="72"/>',
    bounds: { x: 190, y: 190, width: 420, height: 420 },
    millimetres: { width: numberOption(drawing, 'width', 70), height: numberOption(drawing, 'width', 70) },
  };
});

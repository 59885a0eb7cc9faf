import type { Drawing } from '../drawing.ts';
import type { Finish } from '../finishes.data.ts';
import { ballMetal, flatMetal, gradient, roundMetal, tone, tones } from '../light.rules.ts';
import { brushedFilter, finishOf, flagOption, n, screw, seedOf, sizeOf, textOption, wallShadow } from '../studio.ts';
import { family, type Subject } from '../subject.ts';
import { door } from './door.ts';
import { glyphs } from './glyphs.data.ts';

/** A bent bar of metal: its shadow on the door, dark edges, a bright band and light thrown back from below. */
function bar(path: string, width: number, finish: Finish): string {
  const stroke = (colour: string, share: number, extra = '') =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${n(width * share)}" stroke-linecap="round" stroke-linejoin="round"${extra}/>`;
  const shine = finish.kind === 'matt' ? 0.3 : 0.85;
  return (
    stroke('#211a12', 0.95, ' opacity=".42" filter="url(#b14)" transform="translate(14 34)"') +
    stroke(tone(finish, -0.55), 1) +
    stroke(tone(finish, -0.12), 0.82) +
    stroke(tone(finish, 0.14), 0.5, ` transform="translate(${n(-width * 0.08)} ${n(-width * 0.08)})"`) +
    stroke(
      tone(finish, 0.85),
      0.16,
      ` opacity="${shine}" transform="translate(${n(-width * 0.16)} ${n(-width * 0.16)})"`,
    ) +
    stroke(
      tone(finish, 0.5),
      0.07,
      ` opacity="${n(shine * 0.6)}" transform="translate(${n(width * 0.3)} ${n(width * 0.3)})"`,
    )
  );
}

const shine = (x: number, y: number, radius: number, finish: Finish) =>
  `<ellipse cx="${n(x - radius * 0.34)}" cy="${n(y - radius * 0.42)}" rx="${n(radius * 0.3)}" ry="${n(radius * 0.18)}" fill="#fff" opacity="${finish.kind === 'matt' ? 0.14 : 0.6}" filter="url(#b4)" transform="rotate(-36 ${n(x)} ${n(y)})"/>`;

/** A turned boss, square on. */
function boss(x: number, y: number, radius: number, finish: Finish): string {
  return (
    `<circle cx="${x + 9}" cy="${y + 24}" r="${radius}" fill="#4a4032" opacity=".5" filter="url(#b14)"/><circle cx="${x + 2}" cy="${y + 5}" r="${radius + 1}" fill="#211a12" opacity=".5" filter="url(#b2)"/><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#plate)"/><circle cx="${x}" cy="${y}" r="${radius - 2}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="2.5"/>` +
    `<circle cx="${x}" cy="${y}" r="${n(radius * 0.74)}" fill="none" stroke="#000" stroke-opacity=".24" stroke-width="4"/><circle cx="${x}" cy="${y}" r="${n(radius * 0.58)}" fill="url(#ball)"/>${shine(x, y, radius * 0.58, finish)}`
  );
}

function ring(drawing: Drawing): Subject {
  const finish = finishOf(drawing);
  const path = 'M400 262C300 270 252 352 252 430A148 148 0 0 0 548 430C548 352 500 270 400 262';
  return {
    defs: flatMetal('plate', finish) + ballMetal('ball', finish) + roundMetal('hinge', finish),
    body: `${door(drawing)}${boss(400, 606, 46, finish)}${boss(400, 236, 92, finish)}${bar(path, 40, finish)}<rect x="366" y="222" width="68" height="60" rx="14" fill="url(#hinge)"/><rect x="366" y="222" width="68" height="60" rx="14" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="2"/><circle cx="400" cy="580" r="42" fill="#211a12" opacity=".45" filter="url(#b8)" transform="translate(6 18)"/><circle cx="400" cy="576" r="40" fill="url(#ball)"/>${shine(400, 576, 40, finish)}`,
    outline: `<circle cx="400" cy="236" r="92"/><path d="M400 242C288 250 232 344 232 430A168 168 0 0 0 568 430C568 344 512 250 400 242ZM400 282C312 290 272 360 272 430A128 128 0 0 0 528 430C528 360 488 290 400 282Z"/><circle cx="400" cy="606" r="46"/>`,
    bounds: { x: 232, y: 144, width: 336, height: 508 },
    millimetres: sizeOf(drawing, 110, 165),
  };
}

/** The tapering knocker of Georgian doors: a bar that widens down to its striker. */
function doctor(drawing: Drawing): Subject {
  const finish = finishOf(drawing);
  const blade =
    'M376 246C384 330 362 400 350 470C340 532 352 566 400 572C448 566 460 532 450 470C438 400 416 330 424 246Z';
  return {
    defs: flatMetal('plate', finish) + ballMetal('ball', finish) + roundMetal('blade', finish),
    body: `${door(drawing)}${boss(400, 634, 40, finish)}${boss(400, 216, 66, finish)}<path d="${blade}" fill="#211a12" opacity=".45" filter="url(#b14)" transform="translate(16 36)"/><path d="${blade}" fill="url(#blade)"/><path d="${blade}" fill="none" stroke="${tone(finish, -0.5)}" stroke-opacity=".6" stroke-width="2"/><path d="M352 486q48 22 96 0M356 500q44 20 88 0" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="3"/><path d="M352 490q48 22 96 0" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2"/><path d="M378 252h44v26q-22 10-44 0z" fill="url(#blade)"/><circle cx="400" cy="592" r="44" fill="#211a12" opacity=".4" filter="url(#b8)" transform="translate(6 16)"/><circle cx="400" cy="588" r="42" fill="url(#ball)"/>${shine(400, 588, 42, finish)}<ellipse cx="400" cy="238" rx="34" ry="26" fill="url(#ball)"/>`,
    outline: `<circle cx="400" cy="216" r="66"/><path d="${blade}"/><circle cx="400" cy="588" r="42"/>`,
    bounds: { x: 334, y: 150, width: 132, height: 524 },
    millimetres: sizeOf(drawing, 48, 180),
  };
}

/** The Victorian urn: two scrolled arms that meet in a striker. */
function urn(drawing: Drawing): Subject {
  const finish = finishOf(drawing);
  const half = (side: 1 | -1) =>
    `M${400 + side * 26} 250C${400 + side * 120} 250 ${400 + side * 164} 318 ${400 + side * 140} 392C${400 + side * 122} 446 ${400 + side * 60} 452 ${400 + side * 40} 560`;
  return {
    defs: flatMetal('plate', finish) + ballMetal('ball', finish) + roundMetal('vase', finish),
    body: `${door(drawing)}${boss(400, 628, 42, finish)}${boss(400, 212, 58, finish)}${bar(half(-1), 34, finish)}${bar(half(1), 34, finish)}<path d="M372 236h56l10 40c34 22 40 76 12 116c-14 22-20 48-20 76h-60c0-28-6-54-20-76c-28-40-22-94 12-116z" fill="#211a12" opacity=".4" filter="url(#b8)" transform="translate(8 18)"/><path d="M372 236h56l10 40c34 22 40 76 12 116c-14 22-20 48-20 76h-60c0-28-6-54-20-76c-28-40-22-94 12-116z" fill="url(#vase)"/><path d="M350 300h100M346 326h108M372 440h56M371 452h58" stroke="#000" stroke-opacity=".28" stroke-width="3"/><path d="M350 303h100M372 443h56" stroke="#fff" stroke-opacity=".45" stroke-width="2"/><path d="M346 540q54-22 108 0v34q-54 24-108 0z" fill="url(#vase)"/><circle cx="400" cy="592" r="38" fill="url(#ball)"/>${shine(400, 592, 38, finish)}`,
    outline: `<circle cx="400" cy="212" r="58"/><path d="${half(-1)}L446 560C466 452 522 446 540 392C564 318 520 250 426 250Z"/><path d="M372 250h56l10 26c34 22 40 76 12 116c-14 22-20 48-20 76h-60c0-28-6-54-20-76c-28-40-22-94 12-116z"/><circle cx="400" cy="592" r="38"/>`,
    bounds: { x: 240, y: 154, width: 320, height: 516 },
    millimetres: sizeOf(drawing, 100, 160),
  };
}

export const doorKnocker = family((drawing) =>
  ({ doctor, urn, ring })[textOption(drawing, 'shape', 'ring') as 'doctor' | 'urn' | 'ring'](drawing),
);

export const letterPlate = family((drawing) => {
  const finish = finishOf(drawing);
  const [x, y, width, height] = [110, 300, 580, 190];
  const engraved = flagOption(drawing, 'engraved');
  const reeded = flagOption(drawing, 'reeded');
  const letter =
    drawing.view === 'in-use'
      ? '<g transform="rotate(-3 400 470)"><rect x="246" y="418" width="300" height="150" fill="#2b241a" opacity=".4" filter="url(#b8)" transform="translate(8 14)"/><rect x="244" y="414" width="304" height="146" fill="#f6efdf"/><path d="M244 414h304l-152 70z" fill="#e6dcc6"/><path d="M244 414l152 70 152-70" fill="none" stroke="#bcae92" stroke-width="2"/><rect x="244" y="414" width="304" height="20" fill="#000" opacity=".22" filter="url(#b4)"/></g>'
      : '';
  const flap = `<rect x="${x + 78}" y="${y + 44}" width="${width - 156}" height="${height - 92}" rx="5"`;
  const grain =
    finish.kind === 'brushed'
      ? `<rect x="${x}" y="${y}" width="${width}" height="${height}" filter="url(#grain)" opacity=".42"/>`
      : '';
  const border = reeded
    ? [10, 19, 28]
        .map(
          (inset) =>
            `<rect x="${x + inset}" y="${y + inset}" width="${width - inset * 2}" height="${height - inset * 2}" rx="${16 - inset / 3}" fill="none" stroke="#000" stroke-opacity=".26" stroke-width="3"/><rect x="${x + inset}" y="${y + inset + 2}" width="${width - inset * 2}" height="${height - inset * 2}" rx="${16 - inset / 3}" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="2"/>`,
        )
        .join('')
    : '';
  return {
    defs:
      flatMetal('plate', finish) +
      brushedFilter(seedOf(drawing)) +
      gradient('flap', 'down', tones(finish, { 0: 0.6, 0.2: 0.16, 0.55: -0.08, 0.8: 0.2, 1: -0.32 })),
    body:
      `${door(drawing)}${wallShadow(x, y, width, height, 16)}<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="16" fill="url(#plate)"/>${grain}<rect x="${x + 2}" y="${y + 2}" width="${width - 4}" height="${height - 4}" rx="14" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>${border}` +
      `<rect x="${x + 72}" y="${y + 38}" width="${width - 144}" height="${height - 80}" rx="8" fill="#14110d"/>${letter}${flap} fill="url(#flap)"/>${flap} fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2"/><rect x="${x + 96}" y="${y + 34}" width="${width - 192}" height="13" rx="6" fill="url(#flap)"/><rect x="${x + 96}" y="${y + 46}" width="${width - 192}" height="6" fill="#000" opacity=".3" filter="url(#b2)"/>` +
      (engraved
        ? `<text x="400" y="408" text-anchor="middle" font-family="DejaVu Serif, Georgia, serif" font-size="42" letter-spacing="14" fill="${tone(finish, -0.72)}">LETTERS</text><text x="400" y="410" text-anchor="middle" font-family="DejaVu Serif, Georgia, serif" font-size="42" letter-spacing="14" fill="#fff" opacity=".25">LETTERS</text>`
        : `<path d="M${x + 100} ${y + height - 66}h${width - 200}" stroke="#fff" stroke-opacity=".4" stroke-width="2"/>`) +
      screw(x + 40, y + height / 2, 13, finish, seedOf(drawing) % 170) +
      screw(x + width - 40, y + height / 2, 13, finish, (seedOf(drawing) * 3) % 170),
    outline: `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="16"/>${flap}/><circle cx="${x + 40}" cy="${y + height / 2}" r="13"/><circle cx="${x + width - 40}" cy="${y + height / 2}" r="13"/>`,
    bounds: { x, y, width, height },
    millimetres: sizeOf(drawing, 254, 83),
  };
});

/** A house numeral or letter, cut from plate and standing clear of the door. */
export const numeral = family((drawing) => {
  const finish = finishOf(drawing);
  const slim = textOption(drawing, 'weight', 'bold') === 'slim';
  const drawn = glyphs[textOption(drawing, 'glyph', '2')] ?? glyphs['2'] ?? '';
  const path = slim ? drawn.replaceAll('633', '600') : drawn;
  const [width, cap] = slim ? [34, 'round'] : [66, 'butt'];
  const stroke = (colour: string, thickness: number, extra = '') =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${thickness}" stroke-linecap="${cap}" stroke-linejoin="${slim ? 'round' : 'miter'}" stroke-miterlimit="2"${extra}/>`;
  const grain =
    finish.kind === 'brushed'
      ? `<mask id="cut"><g>${stroke('#fff', width)}</g></mask><rect x="200" y="150" width="400" height="500" filter="url(#grain)" opacity=".45" mask="url(#cut)"/>`
      : '';
  return {
    defs: flatMetal('face', finish) + brushedFilter(seedOf(drawing), false),
    body:
      `${door(drawing)}${stroke('#4a4032', width, ' opacity=".45" filter="url(#b14)" transform="translate(20 34)"')}${stroke('#211a12', width, ' opacity=".4" filter="url(#b4)" transform="translate(8 12)"')}` +
      [7, 5.5, 4, 2.5, 1]
        .map((depth) =>
          stroke(tone(finish, depth > 5 ? -0.62 : -0.42), width, ` transform="translate(${n(depth * 0.7)} ${depth})"`),
        )
        .join('') +
      stroke(tone(finish, 0.75), width) +
      stroke('url(#face)', width - 4, ' transform="translate(.8 1)"') +
      grain,
    outline: `<path d="${path}" fill="none" stroke="#cfc9bc" stroke-width="${width}" stroke-linecap="${cap}" stroke-linejoin="${slim ? 'round' : 'miter'}" stroke-miterlimit="2"/><path d="${path}" fill="none" stroke-dasharray="14 8"/>`,
    bounds: { x: 280 - width / 2, y: 200 - width / 2, width: 240 + width, height: 400 + width },
    millimetres: sizeOf(drawing, 64, 102),
  };
});

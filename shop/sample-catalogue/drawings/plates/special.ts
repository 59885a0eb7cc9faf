import type { Drawing } from '../drawing.ts';
import { finishes, type Finish } from '../finishes.data.ts';
import { flatMetal, gradient, tone, tones } from '../light.rules.ts';
import { finishOf, n, numberOption, screw, seedOf, sizeOf, textOption, wallShadow } from '../studio.ts';
import { family, type Subject } from '../subject.ts';
import { centreBlock, centred, HOLE, insertOf, type Inset } from './outlets.ts';
import { plateOf, plateSubject, well, type Plate } from './plate.ts';

/** A round hole with the light catching its lower edge. */
const hole = (x: number, y: number, radius: number) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${HOLE}"/><path d="M${n(x - radius * 0.8)} ${n(y + radius * 0.6)}A${n(radius)} ${n(radius)} 0 0 0 ${n(x + radius * 0.8)} ${n(y + radius * 0.6)}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.6"/>`;

const lettering = (x: number, y: number, size: number, text: string, colour: string) =>
  `<text x="${n(x)}" y="${n(y)}" text-anchor="middle" font-family="DejaVu Sans, Arial, sans-serif" font-size="${n(size)}" fill="${colour}">${text}</text>`;

const inkOn = (insert: Finish) => (insert.key === 'matt-black' ? '#b9b6ae' : '#5f5b52');

/** The round-pin outlets of BS 546: three holes, the earth's larger; `amps` 2 or 5 sets their size. */
export const plateRoundPin = centred((drawing, plate) => {
  const { centreX, centreY, scale } = plate;
  const five = numberOption(drawing, 'amps', 5) === 5;
  const [earth, line, spread, rise] = five ? [3.7, 2.7, 9.5, 9] : [2.6, 1.9, 6.2, 6];
  const side = five ? 41 : 33;
  const { body, outline } = centreBlock(plate, side, side);
  const pins: readonly (readonly [number, number, number])[] = [
    [0, -rise, earth],
    [-spread, rise * 0.85, line],
    [spread, rise * 0.85, line],
  ];
  return {
    defs: '',
    body: body + pins.map(([x, y, radius]) => hole(centreX + x * scale, centreY + y * scale, radius * scale)).join(''),
    outline:
      outline +
      pins
        .map(
          ([x, y, radius]) =>
            `<circle cx="${n(centreX + x * scale)}" cy="${n(centreY + y * scale)}" r="${n(radius * scale)}"/>`,
        )
        .join(''),
  };
});

/** To BS EN 61558-2-5: an isolated outlet for each voltage, two round pins 16.6 mm apart; at 115 V flat ones fit too. */
export const plateShaver = centred((drawing, plate) => {
  const { centreX, centreY, scale } = plate;
  const ink = inkOn(insertOf(drawing));
  const { body, outline } = centreBlock(plate, 92, 50);
  const outlet = (offset: number, volts: string) => {
    const x = centreX + offset * scale;
    const y = centreY - 3 * scale;
    const slot = (side: number) =>
      volts === '115 V'
        ? `<rect x="${n(x + side * 6.35 * scale - 0.8 * scale)}" y="${n(y - 3.6 * scale)}" width="${n(1.6 * scale)}" height="${n(7.2 * scale)}" rx="${n(0.4 * scale)}" fill="${HOLE}"/>`
        : '';
    const pin = (side: number) => hole(x + side * 8.3 * scale, y, 2.7 * scale) + slot(side);
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(13.5 * scale)}" fill="#000" opacity=".12"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(13.5 * scale)}" fill="none" stroke="${ink}" stroke-opacity=".45" stroke-width="1.5"/>${pin(-1)}${pin(1)}${lettering(x, y + 19.5 * scale, 4.4 * scale, volts, ink)}`;
  };
  const shaver = `<g transform="translate(${n(centreX)} ${n(centreY + 17 * scale)}) scale(${n(scale / 4)})" fill="none" stroke="${ink}" stroke-width="2"><rect x="-5" y="-14" width="10" height="9" rx="2"/><path d="M-6-5h12l-2 18h-8z"/></g>`;
  return {
    defs: '',
    body:
      body +
      outlet(-23, '115 V') +
      outlet(23, '230 V') +
      lettering(centreX, centreY - 19.5 * scale, 4.2 * scale, 'SHAVERS ONLY', ink) +
      shaver,
    outline,
  };
});

/** A hotel key card switch: the slot the card stands in, with its light. */
export const plateKeyCard = family((drawing) => {
  const plate = plateOf(false);
  const { centreX, centreY, scale } = plate;
  const finish = finishOf(drawing);
  const inUse = drawing.view === 'in-use';
  const card = inUse
    ? `<rect x="${n(centreX - 26 * scale)}" y="${n(centreY - 58 * scale)}" width="${n(52 * scale)}" height="${n(62 * scale)}" rx="${n(3 * scale)}" fill="#000" opacity=".35" filter="url(#b8)" transform="translate(8 12)"/><rect x="${n(centreX - 26 * scale)}" y="${n(centreY - 58 * scale)}" width="${n(52 * scale)}" height="${n(62 * scale)}" rx="${n(3 * scale)}" fill="#f4efe4"/><rect x="${n(centreX - 26 * scale)}" y="${n(centreY - 49 * scale)}" width="${n(52 * scale)}" height="${n(9 * scale)}" fill="#1f3a2e"/><path d="M${n(centreX - 20 * scale)} ${n(centreY - 30 * scale)}h${n(24 * scale)}M${n(centreX - 20 * scale)} ${n(centreY - 25 * scale)}h${n(16 * scale)}" stroke="#b8a98a" stroke-width="5"/>`
    : '';
  const body =
    `<rect x="${n(centreX - 32 * scale)}" y="${n(centreY - 20 * scale)}" width="${n(64 * scale)}" height="${n(46 * scale)}" rx="${n(3 * scale)}" fill="#000" opacity=".4" filter="url(#b8)" transform="translate(4 12)"/><rect x="${n(centreX - 32 * scale)}" y="${n(centreY - 20 * scale)}" width="${n(64 * scale)}" height="${n(46 * scale)}" rx="${n(3 * scale)}" fill="url(#pocket)"/>` +
    `<rect x="${n(centreX - 29 * scale)}" y="${n(centreY - 20 * scale)}" width="${n(58 * scale)}" height="${n(5 * scale)}" fill="${HOLE}"/>${card}<path d="M${n(centreX - 32 * scale)} ${n(centreY + 2 * scale)}H${n(centreX - 15 * scale)}A${n(15 * scale)} ${n(12 * scale)} 0 0 0 ${n(centreX + 15 * scale)} ${n(centreY + 2 * scale)}H${n(centreX + 32 * scale)}V${n(centreY + 23 * scale)}q0 ${n(3 * scale)} ${n(-3 * scale)} ${n(3 * scale)}H${n(centreX - 29 * scale)}q${n(-3 * scale)} 0 ${n(-3 * scale)} ${n(-3 * scale)}z" fill="url(#pocket)"/>` +
    `<path d="M${n(centreX - 32 * scale)} ${n(centreY + 2 * scale)}H${n(centreX - 15 * scale)}A${n(15 * scale)} ${n(12 * scale)} 0 0 0 ${n(centreX + 15 * scale)} ${n(centreY + 2 * scale)}H${n(centreX + 32 * scale)}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2.5"/><circle cx="${n(centreX)}" cy="${n(centreY + 20 * scale)}" r="${n(3.4 * scale)}" fill="#5fb4ff" opacity="${inUse ? 0.55 : 0.2}" filter="url(#b8)"/><circle cx="${n(centreX)}" cy="${n(centreY + 20 * scale)}" r="${n(1.3 * scale)}" fill="${inUse ? '#d4ecff' : '#6f8ba3'}"/>`;
  const outline = `<rect x="${n(centreX - 32 * scale)}" y="${n(centreY - 20 * scale)}" width="${n(64 * scale)}" height="${n(46 * scale)}" rx="${n(3 * scale)}"/><path d="M${n(centreX - 29 * scale)} ${n(centreY - 15 * scale)}h${n(58 * scale)}"/>`;
  return plateSubject(drawing, plate, {
    defs: gradient('pocket', 'down', tones(finish, { 0: 0.36, 0.5: 0.04, 1: -0.3 })),
    body,
    outline,
  });
});

/** A grid plate with its openings empty, the frame behind them to be seen. */
export const plateGrid = family((drawing) => {
  const gang = Math.min(4, Math.max(1, Math.round(numberOption(drawing, 'gang', 2))));
  const plate = plateOf(gang > 2);
  const { centreX, centreY, scale } = plate;
  const steel = finishes['stainless-steel'];
  const left = (index: number) => centreX + (index - gang / 2) * 24 * scale + 0.8 * scale;
  const opening = (index: number) => {
    const [x, y, width, height] = [left(index), centreY - 25 * scale, 22.4 * scale, 50 * scale];
    return `${well(x, y, width, height, 1.2 * scale)}<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(4 * scale)}" fill="${tone(steel, -0.35)}"/><rect x="${n(x)}" y="${n(y + height - 4 * scale)}" width="${n(width)}" height="${n(4 * scale)}" fill="${tone(steel, 0.1)}"/><circle cx="${n(x + width / 2)}" cy="${n(y + 2 * scale)}" r="${n(scale)}" fill="#0d0c0b"/><circle cx="${n(x + width / 2)}" cy="${n(y + height - 2 * scale)}" r="${n(scale)}" fill="#0d0c0b"/><rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(1.2 * scale)}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="1.5"/>`;
  };
  const inset: Inset = { defs: '', body: '', outline: '' };
  for (let index = 0; index < gang; index += 1) {
    inset.body += opening(index);
    inset.outline += `<rect x="${n(left(index))}" y="${n(centreY - 25 * scale)}" width="${n(22.4 * scale)}" height="${n(50 * scale)}"/>`;
  }
  return plateSubject(drawing, plate, inset);
});

/** The face of a grid module, on a plate 24 units wide and 50 high. */
function moduleFace(drawing: Drawing, plate: Plate): string {
  const kind = textOption(drawing, 'kind', 'switch');
  const face = insertOf(drawing);
  const { centreX, centreY, scale } = plate;
  const [width, height] = [18 * scale, 33 * scale];
  const ink = inkOn(face);
  if (kind === 'blank') return '';
  if (kind === 'key')
    return `<circle cx="${centreX}" cy="${centreY}" r="${n(8 * scale)}" fill="#000" opacity=".4" filter="url(#b4)" transform="translate(3 6)"/><circle cx="${centreX}" cy="${centreY}" r="${n(7.6 * scale)}" fill="url(#barrel)"/><circle cx="${centreX}" cy="${centreY}" r="${n(7.4 * scale)}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2"/><path d="M${n(centreX - 1.2 * scale)} ${n(centreY - 5 * scale)}h${n(2.4 * scale)}v${n(4 * scale)}l${n(3 * scale)} ${n(4 * scale)}h${n(-8.4 * scale)}l${n(3 * scale)} ${n(-4 * scale)}z" fill="${HOLE}"/>${lettering(centreX, centreY - 13 * scale, 4 * scale, 'ON', ink)}${lettering(centreX, centreY + 16 * scale, 4 * scale, 'OFF', ink)}`;
  if (kind === 'neon')
    return `<rect x="${n(centreX - 5 * scale)}" y="${n(centreY - 5 * scale)}" width="${n(10 * scale)}" height="${n(10 * scale)}" rx="6" fill="#000" opacity=".4"/><rect x="${n(centreX - 4.4 * scale)}" y="${n(centreY - 4.4 * scale)}" width="${n(8.8 * scale)}" height="${n(8.8 * scale)}" rx="5" fill="#d2412c"/><rect x="${n(centreX - 4.4 * scale)}" y="${n(centreY - 4.4 * scale)}" width="${n(8.8 * scale)}" height="${n(3.6 * scale)}" rx="5" fill="#fff" opacity=".35"/>`;
  const mark =
    {
      fan: '<path d="M0 0C-3-9 4-12 7-8C8-4 3-2 0 0C9-3 12 4 8 7C4 8 2 3 0 0C3 9-4 12-7 8C-8 4-3 2 0 0C-9 3-12-4-8-7C-4-8-2-3 0 0Z"/>',
      retractive: '<path d="M-7-2a7 7 0 1 1 2 7M-8 7l2-8 6 4"/>',
      double: '<path d="M-7 6L5-7M-3 10L9-3"/>',
      switch: '',
    }[kind] ?? '';
  return (
    `<rect x="${n(centreX - width / 2 - 6)}" y="${n(centreY - height / 2 - 6)}" width="${n(width + 12)}" height="${n(height + 12)}" rx="10" fill="#000" opacity=".55"/><rect x="${n(centreX - width / 2)}" y="${n(centreY - height / 2)}" width="${n(width)}" height="${n(height)}" rx="6" fill="url(#rocker)"/><rect x="${n(centreX - width / 2 + 2)}" y="${n(centreY - height / 2 + 2)}" width="${n(width - 4)}" height="${n(height - 4)}" rx="5" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2"/>` +
    `<g transform="translate(${centreX} ${n(centreY + height * 0.24)}) scale(${n(scale * 0.34)})" fill="none" stroke="${ink}" stroke-width="2" stroke-linejoin="round">${mark}</g>${kind === 'double' ? `<rect x="${n(centreX - width / 2 + 6)}" y="${n(centreY - height / 2 + 6)}" width="${n(width - 12)}" height="9" fill="#c8321f"/>` : ''}`
  );
}

const moduleDefs = (face: Finish) =>
  flatMetal('body', face) +
  flatMetal('barrel', finishes['polished-chrome']) +
  gradient('rocker', 'down', tones(face, { 0: 0.3, 0.47: 0.06, 0.52: -0.22, 1: 0.02 }));

/** A module where it belongs: the middle one of three in a brushed plate. */
function fitted(drawing: Drawing): Subject {
  const plate = plateOf(true);
  const { centreX, centreY, scale } = plate;
  const width = 23.6 * scale;
  const cells = [-1, 0, 1].map((column) => {
    const cell = { ...plate, centreX: centreX + column * 24.6 * scale };
    const neighbour: Drawing = { ...drawing, options: { ...drawing.options, kind: column < 0 ? 'switch' : 'double' } };
    return `<rect x="${n(cell.centreX - width / 2)}" y="${n(centreY - 25 * scale)}" width="${n(width)}" height="${n(50 * scale)}" rx="5" fill="url(#body)"/><rect x="${n(cell.centreX - width / 2 + 1)}" y="${n(centreY - 25 * scale + 1)}" width="${n(width - 2)}" height="${n(50 * scale - 2)}" rx="4" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>${moduleFace(column === 0 ? drawing : neighbour, cell)}`;
  });
  return plateSubject({ ...drawing, finish: 'brushed-chrome' }, plate, {
    defs: moduleDefs(insertOf(drawing)),
    body: well(centreX - 37.5 * scale, centreY - 26 * scale, 75 * scale, 52 * scale, 6) + cells.join(''),
    outline: '',
  });
}

/** One module of a grid switch, as it comes: the body with its terminals behind, the face in front. */
export const gridModule = family((drawing) => {
  if (drawing.view === 'in-use') return fitted(drawing);
  const face = insertOf(drawing);
  const plate: Plate = { scale: 9.4, x: 287, y: 160, width: 226, height: 470, centreX: 400, centreY: 395 };
  const { x, y, width, height } = plate;
  const steel = finishes['stainless-steel'];
  const clip = (top: number) =>
    `<rect x="${x + 70}" y="${top}" width="${width - 140}" height="26" rx="4" fill="${tone(steel, -0.1)}"/><rect x="${x + 70}" y="${top}" width="${width - 140}" height="8" rx="4" fill="#fff" opacity=".5"/>`;
  const side = `<path d="M${x + width} ${y + 26}l64 34v${height - 90}l-64 34z" fill="${tone(face, -0.42)}"/><path d="M${x + width} ${y + 26}l64 34v14l-64-34z" fill="#fff" opacity=".2"/>`;
  return {
    defs: moduleDefs(face),
    body: `${wallShadow(x, y + 34, width + 54, height - 50, 12)}${side}${screw(x + width + 34, y + 120, 15, finishes['satin-brass'], seedOf(drawing) % 90)}${screw(x + width + 34, y + 350, 15, finishes['satin-brass'], (seedOf(drawing) * 5) % 90)}${clip(y - 18)}${clip(y + height - 8)}<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="14" fill="url(#body)"/><rect x="${x + 2}" y="${y + 2}" width="${width - 4}" height="${height - 4}" rx="12" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>${moduleFace(drawing, plate)}`,
    outline: `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="14"/><rect x="${n(400 - 84.6)}" y="${n(395 - 155)}" width="169.2" height="310" rx="6"/>`,
    bounds: { x, y, width, height },
    millimetres: sizeOf(drawing, 24, 50),
  };
});

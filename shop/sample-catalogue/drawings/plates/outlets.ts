import type { Drawing } from '../drawing.ts';
import { gradient, tone, tones } from '../light.rules.ts';
import { finishes } from '../finishes.data.ts';
import { finishOf, flagOption, n, numberOption, textOption } from '../studio.ts';
import { family } from '../subject.ts';
import { plateOf, plateSubject, type Plate } from './plate.ts';

export type Inset = { defs: string; body: string; outline: string };

export const HOLE = '#0d0c0b';

export function insertOf(drawing: Drawing) {
  const white =
    textOption(
      drawing,
      'insert',
      drawing.finish === 'matt-white' || drawing.finish === 'gloss-white' ? 'white' : 'black',
    ) === 'white';
  return finishes[white ? 'gloss-white' : 'matt-black'];
}

/** A moulded block set into the plate. */
function block(x: number, y: number, width: number, height: number, radius: number): string {
  const at = `x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}"`;
  return `<rect x="${n(x - 2)}" y="${n(y - 2)}" width="${n(width + 4)}" height="${n(height + 4)}" rx="${n(radius + 2)}" fill="#000" opacity=".4"/><rect ${at} fill="url(#insert)"/><rect ${at} fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="1.5"/>`;
}

/** The three apertures of a BS 1363 socket: earth above, line and neutral below. */
function pins(x: number, y: number, scale: number): string {
  const slot = (atX: number, atY: number, width: number, height: number) =>
    `<rect x="${n(atX - (width * scale) / 2)}" y="${n(atY - (height * scale) / 2)}" width="${n(width * scale)}" height="${n(height * scale)}" rx="${n(0.5 * scale)}" fill="${HOLE}"/><path d="M${n(atX - (width * scale) / 2)} ${n(atY + (height * scale) / 2)}h${n(width * scale)}" stroke="#fff" stroke-opacity=".28" stroke-width="1.2"/>`;
  return (
    slot(x, y - 8 * scale, 4.4, 8.6) +
    slot(x - 11.1 * scale, y + 12 * scale, 7, 4.4) +
    slot(x + 11.1 * scale, y + 12 * scale, 7, 4.4)
  );
}

function rocker(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  on: boolean,
  scale: number,
): string {
  return (
    `<rect x="${n(x - width / 2 - 2)}" y="${n(y - height / 2 - 2)}" width="${n(width + 4)}" height="${n(height + 4)}" rx="${n(scale)}" fill="#0b0a09" opacity=".8"/>` +
    `<rect x="${n(x - width / 2)}" y="${n(y - height / 2)}" width="${n(width)}" height="${n(height)}" rx="${n(0.8 * scale)}" fill="${colour}"/>` +
    `<rect x="${n(x - width / 2)}" y="${n(on ? y : y - height / 2)}" width="${n(width)}" height="${n(height / 2)}" rx="${n(0.8 * scale)}" fill="#fff" opacity=".2"/>` +
    (on
      ? `<rect x="${n(x - width / 2 + 2)}" y="${n(y - height / 2 + 2)}" width="${n(width - 4)}" height="${n(height * 0.13)}" fill="#c8321f"/>`
      : '')
  );
}

function insertDefs(drawing: Drawing): string {
  const insert = insertOf(drawing);
  return gradient('insert', 'diagonal', tones(insert, { 0: 0.2, 0.4: 0, 1: -0.3 }));
}

export const plateSocket = family((drawing) => {
  const gang = numberOption(drawing, 'gang', 2) >= 2 ? 2 : 1;
  const plate = plateOf(gang === 2);
  const { scale, centreX, centreY } = plate;
  const colour = tone(insertOf(drawing), 0.08);
  const usb = flagOption(drawing, 'usb');
  const centres = gang === 2 ? [centreX - 33 * scale, centreX + 33 * scale] : [centreX];
  const body = centres
    .map((centre, index) => {
      const switchX = gang === 2 ? centreX + (index === 0 ? -8.5 : 8.5) * scale : centre;
      const on = drawing.view === 'in-use' && index === 0;
      return (
        block(centre - 20 * scale, centreY - 15 * scale, 40 * scale, 39 * scale, 2.4 * scale) +
        pins(centre, centreY + 1.5 * scale, scale) +
        rocker(switchX, centreY - 24 * scale, 10.5 * scale, 13 * scale, colour, on, scale)
      );
    })
    .join('');
  const ports = usb
    ? [-4.6, 4.6]
        .map(
          (offset) =>
            `<rect x="${n(centreX + offset * scale - 3.4 * scale)}" y="${n(centreY + 27.5 * scale)}" width="${n(6.8 * scale)}" height="${n(3.2 * scale)}" rx="${n(1.2 * scale)}" fill="${HOLE}" stroke="${tone(finishOf(drawing), 0.6)}" stroke-width="1.5"/>`,
        )
        .join('')
    : '';
  const outline = centres
    .map(
      (centre) =>
        `<rect x="${n(centre - 20 * scale)}" y="${n(centreY - 15 * scale)}" width="${n(40 * scale)}" height="${n(39 * scale)}" rx="8"/><rect x="${n(centre - 2.2 * scale)}" y="${n(centreY - 11 * scale)}" width="${n(4.4 * scale)}" height="${n(8.6 * scale)}"/><rect x="${n(centre - 14.6 * scale)}" y="${n(centreY + 11 * scale)}" width="${n(7 * scale)}" height="${n(4.4 * scale)}"/><rect x="${n(centre + 7.6 * scale)}" y="${n(centreY + 11 * scale)}" width="${n(7 * scale)}" height="${n(4.4 * scale)}"/>`,
    )
    .join('');
  return plateSubject(drawing, plate, { defs: insertDefs(drawing), body: body + ports, outline });
});

/** A plate with one central insert, as low-voltage and isolating outlets have. */
export function centred(draw: (drawing: Drawing, plate: Plate) => Inset) {
  return family((drawing) => {
    const plate = plateOf(numberOption(drawing, 'gang', 1) > 1);
    const inset = draw(drawing, plate);
    return plateSubject(drawing, plate, { ...inset, defs: insertDefs(drawing) + inset.defs });
  });
}

export const centreBlock = ({ centreX, centreY, scale }: Plate, width: number, height: number) => ({
  body: block(centreX - (width / 2) * scale, centreY - (height / 2) * scale, width * scale, height * scale, 2 * scale),
  outline: `<rect x="${n(centreX - (width / 2) * scale)}" y="${n(centreY - (height / 2) * scale)}" width="${n(width * scale)}" height="${n(height * scale)}" rx="6"/>`,
});

export const plateUsb = centred((_, plate) => {
  const { centreX, centreY, scale } = plate;
  const port = (offset: number, height: number) =>
    `<rect x="${n(centreX - 6.2 * scale)}" y="${n(centreY + (offset - height / 2) * scale)}" width="${n(12.4 * scale)}" height="${n(height * scale)}" rx="${n((height < 4 ? 1.6 : 0.7) * scale)}" fill="${HOLE}" stroke="#cfd3d6" stroke-width="2"/><rect x="${n(centreX - 4 * scale)}" y="${n(centreY + (offset - 0.4) * scale)}" width="${n(8 * scale)}" height="${n(0.9 * scale)}" fill="#6f7478"/>`;
  const { body, outline } = centreBlock(plate, 25, 38);
  return { defs: '', body: body + port(-8, 5.2) + port(8, 3.4), outline };
});

/** Jacks for signal cables. */
function jacks(kind: string): (x: number, y: number, scale: number) => string {
  return { tv: coaxial, satellite, telephone }[kind] ?? network;
}

function coaxial(x: number, y: number, scale: number): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(7.4 * scale)}" fill="#c9b27a"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(5.6 * scale)}" fill="${HOLE}"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(1.7 * scale)}" fill="#d8c48e"/>`;
}

/** A threaded F post, its nut behind it. */
function satellite(x: number, y: number, scale: number): string {
  const nut = Array.from(
    { length: 6 },
    (_, index) =>
      `${n(x + 8.4 * scale * Math.cos((index * Math.PI) / 3))},${n(y + 8.4 * scale * Math.sin((index * Math.PI) / 3))}`,
  ).join(' ');
  const threads = [5.6, 4.9, 4.2]
    .map(
      (radius) =>
        `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius * scale)}" fill="none" stroke="#6f5a2a" stroke-opacity=".7" stroke-width="1.6"/>`,
    )
    .join('');
  return `<polygon points="${nut}" fill="#000" opacity=".35" filter="url(#b4)" transform="translate(2 5)"/><polygon points="${nut}" fill="#b9bdc0"/><polygon points="${nut}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.5"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(6 * scale)}" fill="#c9ac66"/>${threads}<circle cx="${n(x)}" cy="${n(y)}" r="${n(3.4 * scale)}" fill="#f1ece0"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(1.1 * scale)}" fill="${HOLE}"/>`;
}

/** The British telephone jack, with its step for the clip at the side. */
function telephone(x: number, y: number, scale: number): string {
  const contacts = Array.from(
    { length: 6 },
    (_, pin) =>
      `<rect x="${n(x + (-5.2 + pin * 1.7) * scale)}" y="${n(y - 3.4 * scale)}" width="${n(0.7 * scale)}" height="${n(3.2 * scale)}" fill="#c9a95f"/>`,
  ).join('');
  return `<rect x="${n(x - 9.5 * scale)}" y="${n(y - 7.5 * scale)}" width="${n(19 * scale)}" height="${n(14 * scale)}" rx="${n(scale)}" fill="#000" opacity=".3"/><path d="M${n(x - 6.6 * scale)} ${n(y - 4 * scale)}h${n(11.4 * scale)}v${n(2.2 * scale)}h${n(2.2 * scale)}v${n(4 * scale)}h${n(-2.2 * scale)}v${n(2.2 * scale)}h${n(-11.4 * scale)}z" fill="${HOLE}"/>${contacts}`;
}

function network(x: number, y: number, scale: number): string {
  const contacts = Array.from(
    { length: 8 },
    (_, pin) =>
      `<rect x="${n(x + (-4.9 + pin * 1.35) * scale)}" y="${n(y - 4.6 * scale)}" width="${n(0.55 * scale)}" height="${n(3.6 * scale)}" fill="#c9a95f"/>`,
  ).join('');
  return `<path d="M${n(x - 7 * scale)} ${n(y - 5 * scale)}h${n(14 * scale)}v${n(9 * scale)}h${n(-3.4 * scale)}v${n(2.6 * scale)}h${n(-7.2 * scale)}v${n(-2.6 * scale)}h${n(-3.4 * scale)}z" fill="${HOLE}"/>${contacts}`;
}

export const plateData = centred((drawing, plate) => {
  const { centreX, centreY, scale } = plate;
  const kind = textOption(drawing, 'kind', 'rj45');
  if (kind === 'blank') return { defs: '', body: '', outline: '' };
  const { body, outline } = centreBlock(plate, 25, 38);
  const jack = jacks(kind)(centreX, centreY, scale);
  return { defs: '', body: body + jack, outline };
});

export const plateFusedSpur = centred((drawing, plate) => {
  const { centreX, centreY, scale } = plate;
  const { body, outline } = centreBlock(plate, 46, 34);
  const colour = tone(insertOf(drawing), 0.1);
  const carrier = `<rect x="${n(centreX + 2 * scale)}" y="${n(centreY - 8 * scale)}" width="${n(17 * scale)}" height="${n(16 * scale)}" rx="${n(scale)}" fill="${tone(insertOf(drawing), -0.2)}" stroke="#000" stroke-opacity=".5"/><rect x="${n(centreX + 9.6 * scale)}" y="${n(centreY - 4.5 * scale)}" width="${n(1.8 * scale)}" height="${n(9 * scale)}" fill="${HOLE}"/>`;
  return {
    defs: '',
    body: body + rocker(centreX - 11 * scale, centreY, 12 * scale, 20 * scale, colour, true, scale) + carrier,
    outline,
  };
});

export const plateCooker = centred((_, plate) => {
  const { centreX, centreY, scale } = plate;
  const { body, outline } = centreBlock(plate, 34, 46);
  return {
    defs: '',
    body:
      body +
      rocker(centreX, centreY, 22 * scale, 34 * scale, '#b5281a', false, scale) +
      `<rect x="${n(centreX - 4 * scale)}" y="${n(centreY + 18.4 * scale)}" width="${n(8 * scale)}" height="${n(2.2 * scale)}" rx="2" fill="#e2472f"/>`,
    outline,
  };
});

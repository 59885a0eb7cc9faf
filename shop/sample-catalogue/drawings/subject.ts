import type { Drawing, DrawFamily } from './drawing.ts';
import { n, picture, type Ground } from './studio.ts';

/** The body is for photographs, the outline for the drawing with dimensions. */
export interface Subject {
  ground?: Ground;
  defs: string;
  body: string;
  bounds: { x: number; y: number; width: number; height: number };
  millimetres: { width: number; height: number };
  /** Shapes without colour, drawn in ink. */
  outline: string;
}

/** The view with dimensions is the same for all. */
export function family(draw: (drawing: Drawing) => Subject): DrawFamily {
  return (drawing) => {
    const subject = draw(drawing);
    return drawing.view === 'dimensions' ? dimensions(subject) : picture(subject);
  };
}

const INK = '#434945';

/** Ink lines on paper with millimetres, as on a data sheet. */
function dimensions({ bounds, millimetres, outline }: Subject): string {
  const { x, y, width, height } = bounds;
  const scale = Math.min(470 / width, 470 / height);
  const [left, top] = [380 - (width * scale) / 2, 370 - (height * scale) / 2];
  const [right, bottom] = [left + width * scale, top + height * scale];
  const [below, beside] = [bottom + 56, right + 56];
  const shape = `<g transform="translate(${n(left - x * scale)} ${n(top - y * scale)}) scale(${n(scale)})" fill="#fff" fill-opacity=".55" stroke="#1b1f1d" stroke-width="${n(2.2 / scale)}" stroke-linejoin="round">${outline}</g>`;
  const line = (x1: number, y1: number, x2: number, y2: number) => `<path d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}"/>`;
  const rules =
    line(left, bottom + 14, left, below + 12) +
    line(right, bottom + 14, right, below + 12) +
    line(left, below, right, below) +
    line(right + 14, top, beside + 12, top) +
    line(right + 14, bottom, beside + 12, bottom) +
    line(beside, top, beside, bottom);
  const arrow = (atX: number, atY: number, angle: number) =>
    `<path d="M0 0L13 -4.5L13 4.5Z" transform="translate(${n(atX)} ${n(atY)}) rotate(${angle})" fill="${INK}" stroke="none"/>`;
  const text = (atX: number, atY: number, value: string, turn = 0) =>
    `<text x="${n(atX)}" y="${n(atY)}" text-anchor="middle" font-family="DejaVu Sans, Arial, sans-serif" font-size="25" fill="#1b1f1d"${turn ? ` transform="rotate(${turn} ${n(atX)} ${n(atY)})"` : ''}>${value}</text>`;
  return picture({
    ground: 'paper',
    body:
      shape +
      `<g stroke="${INK}" stroke-width="1.4" fill="none">${rules}</g>` +
      arrow(left, below, 0) +
      arrow(right, below, 180) +
      arrow(beside, top, 90) +
      arrow(beside, bottom, -90) +
      text((left + right) / 2, below + 34, `${Math.round(millimetres.width)} mm`) +
      text(beside + 36, (top + bottom) / 2, `${Math.round(millimetres.height)} mm`, -90),
  });
}

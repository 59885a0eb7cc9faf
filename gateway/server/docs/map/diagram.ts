import { escapeHtml } from '@storefront/domain/html/escape-html.rules.ts';
import type { Connection } from './type-map.rules.ts';

interface DiagramOptions {
  /** The types, from top to bottom. */
  names: readonly string[];
  connections: readonly Connection[];
  /** The types that a query returns. */
  fromQuery: ReadonlySet<string>;
}

/** Lengths in units of the drawing, which is as wide as the smallest phone's text. */
const WIDTH = 340;
const ROW = 34;
const BOX = { left: 90, width: 160, height: 26 };
/** The distance of the longest arc's control points from its boxes: the arc itself bends three quarters as far. */
const ARC_MAXIMUM = 112;

/**
 * An arc diagram: the types in a column, and an arc for each pair that a field connects. It needs no more width than a phone has, and no layout
 * that depends on the schema. Pointing at a type, or focusing it, marks the arcs that leave it.
 */
export function diagram({ names, connections, fromQuery }: DiagramOptions): string {
  const rows = new Map(names.map((name, index) => [name, index]));
  const centre = (row: number) => row * ROW + ROW / 2;
  const arc = (from: number, to: number): string => {
    const isDown = to > from;
    const edge = isDown ? BOX.left + BOX.width : BOX.left;
    const reach = 12 + (Math.abs(to - from) / names.length) * (ARC_MAXIMUM - 12);
    const side = isDown ? edge + reach : edge - reach;
    // The ends are apart from the starts, so that two opposite arcs of neighbours do not meet in one point.
    const [start, end] = [centre(from) + (isDown ? 5 : -5), centre(to) + (isDown ? -5 : 5)];
    return `<path d="M${edge} ${start}C${side.toFixed(1)} ${start} ${side.toFixed(1)} ${end} ${edge} ${end}" marker-end="url(#map-arrow)"/>`;
  };
  const groups = names.map((name, row) => {
    const targets = new Set(connections.filter(({ from, to }) => from === name && to !== name).map(({ to }) => to));
    const arcs = [...targets].map((to) => arc(row, rows.get(to) ?? row)).join('');
    const dot = fromQuery.has(name) ? `<circle cx="${BOX.left + 12}" cy="${centre(row)}" r="3"/>` : '';
    const label = `<text x="${BOX.left + BOX.width / 2 + 6}" y="${centre(row) + 5}" text-anchor="middle">${escapeHtml(name)}</text>`;
    return `<g>${arcs}<a href="#map-${name}"><rect x="${BOX.left}" y="${centre(row) - BOX.height / 2}" width="${BOX.width}" height="${BOX.height}" rx="2"/>${dot}${label}</a></g>`;
  });
  return `<svg class="map" viewBox="0 0 ${WIDTH} ${names.length * ROW}" role="group" aria-label="Diagram of the main types"><defs><marker id="map-arrow" markerUnits="userSpaceOnUse" viewBox="0 0 6 6" refX="5" refY="3" markerWidth="6" markerHeight="6" orient="auto-start-reverse"><path d="M0 0L6 3L0 6z"/></marker></defs>${groups.join('')}</svg>`;
}

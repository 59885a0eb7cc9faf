import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { compress } from '../../../gateway/graphql-server/compression.ts';
import { elementsOf, type Markup } from './elements.rules.ts';

/**
 * The least that a page can cost a server which renders it with React: the elements of the page in the named file, made
 * anew for each request without components or a store, written by `renderToString` and compressed.
 */
const [file = ''] = process.argv.slice(2);
const page = elementsOf(readFileSync(file, 'utf8'));

function draw(markup: Markup): ReactNode {
  if (typeof markup === 'string') return markup;
  const { type, attributes, children } = markup;
  const [only] = children;
  if ((type === 'script' || type === 'style') && typeof only === 'string')
    return createElement(type, { ...attributes, dangerouslySetInnerHTML: { __html: only } });
  return createElement(type, attributes, ...children.map(draw));
}

const server = createServer((_, response) => {
  const body = compress(Buffer.from(`<!DOCTYPE html>${renderToString(draw(page))}`), 'zstd');
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'zstd' }).end(body);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));

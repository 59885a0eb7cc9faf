import { expect, test } from 'vitest';
import { DeferredPart } from '../ui/DeferredPart.tsx';
import { renderParts } from './render-parts.tsx';

test('a part is marked in the HTML, for the browser to hydrate it on its own', () => {
  expect(renderParts(<DeferredPart>Footer</DeferredPart>)).toBe('<!--$-->Footer<!--/$-->');
});

test('an error in a part breaks the page', () => {
  const Broken = () => {
    throw new Error('No footer');
  };
  const page = (
    <DeferredPart>
      <Broken />
    </DeferredPart>
  );
  expect(() => renderParts(page)).toThrow('No footer');
});

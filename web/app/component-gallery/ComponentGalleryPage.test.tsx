import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ComponentGalleryPage } from './ComponentGalleryPage.tsx';

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../../ui/**/*.tsx',
    '!../../ui/**/*.test.tsx',
    '!../../ui/{image,meta,price,shop}/**',
    '!../../ui/{DeferredPart,failure/RemountBoundary}.tsx',
  ],
  { eager: true },
);

/** The names of every component of `web/ui` that has a look. Contexts are objects, and hooks start with a lower-case letter. */
const components = Object.values(modules).flatMap((module) =>
  Object.entries(module).flatMap(([name, value]) => (typeof value === 'function' && /^[A-Z]/.test(name) ? [name] : [])),
);

test('shows every component of web/ui', () => {
  render(<RouterProvider router={createMemoryRouter([{ path: '*', Component: ComponentGalleryPage }])} />);
  const shown = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(components.length).toBeGreaterThan(15);
  expect(components.filter((name) => !shown.includes(name))).toEqual([]);
});

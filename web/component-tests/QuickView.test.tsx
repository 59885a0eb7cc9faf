import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { QuickViewContent } from '../catalogue/quick-view/QuickViewContent.tsx';
import { renderWithRelay } from './render-with-relay.fixture.tsx';

const movedTo = (path: string) => ({ resolveUrl: { __typename: 'Redirect', path } });

/** Renders the quick view of a product whose address resolves to this. */
const setUp = (answer: object) =>
  renderWithRelay(<QuickViewContent path="/lamp/" search="" attempt={0} onAdded={() => {}} />, { Query: () => answer });

test('says that a removed product was not found', () => {
  setUp({ resolveUrl: null });
  expect(screen.getByRole('alert').textContent).toBe('Product not found');
});

test('follows a product that has moved, three times at most', async () => {
  const { answer, environment, pending } = setUp(movedTo('/1/'));
  for (const place of [1, 2, 3]) {
    expect(pending().request.variables).toEqual({ url: `/${place}/` });
    expect(screen.queryByRole('alert')).toBeNull();
    await answer(movedTo(`/${place + 1}/`));
  }
  expect(screen.getByRole('alert').textContent).toBe('Product not found');
  expect(environment.mock.getAllOperations()).toEqual([]);
});

import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ListTools } from '../lists/saved-list/page/ListTools.tsx';
import { SaveDialog } from '../lists/saved-list/SaveDialog.tsx';
import type { SavedLists } from '../lists/saved-list/store/saved-lists.ts';
import { renderWithRelay } from './render-with-relay.fixture.tsx';

const line = (sku: string) => ({ sku, quantity: 1, note: '' });
const kitchen = { id: 'kitchen', name: 'Kitchen', lines: [line('A-1')], sections: [], shareKey: null };

beforeEach(() => localStorage.setItem('saved-lists', JSON.stringify([kitchen])));

test('a product goes on a list that is there, and off it again', async () => {
  const { user } = renderWithRelay(
    <SaveDialog target={{ sku: 'B/2', name: 'Lamp' }} attempt={0} onClose={() => {}} />,
    {},
  );
  const stored = () =>
    (JSON.parse(localStorage.getItem('saved-lists') ?? '[]') as { lines: { sku: string }[] }[]).map(({ lines }) =>
      lines.map(({ sku }) => sku),
    );
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Kitchen/ });
  expect(box().checked).toBe(false);
  await user.click(box());
  await expect.poll(stored).toEqual([['A-1', 'B/2']]);
  expect(box().checked).toBe(true);
  await user.click(box());
  await expect.poll(stored).toEqual([['A-1']]);
});

test('the documents of a list are one archive, of its codes', () => {
  const list = { ...kitchen, lines: [line('A-1'), line('B/2')] };
  const lists = { lists: [list], place: 'browser', quote: null } as Partial<SavedLists> as SavedLists;
  renderWithRelay(<ListTools list={list} lists={lists} hasDocuments onDeleted={vi.fn()} />, {});
  expect(screen.getByRole('link', { name: 'Download all documents' }).getAttribute('href')).toBe(
    '/product-documents/archive.zip?skus=A-1%2CB%2F2',
  );
});

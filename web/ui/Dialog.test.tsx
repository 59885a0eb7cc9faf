import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Dialog } from './Dialog.tsx';

function Page({ open, isLoaded = false }: { open: boolean; isLoaded?: boolean }) {
  return (
    <main>
      <h1>Bathroom Lighting</h1>
      {isLoaded ? <button key="new">Another card</button> : <button key="old">Quick View</button>}
      <Dialog open={open} onClose={() => {}} title="Wall light">
        <button>Add to cart</button>
      </Dialog>
    </main>
  );
}

test.each([
  ['the element that opened it', false, () => screen.getByRole('button', { name: 'Quick View' })],
  ['the page’s heading when that element has gone', true, () => screen.getByRole('heading', { level: 1 })],
])('closing gives focus back to %s', (_, isLoaded, focused) => {
  const { rerender } = render(<Page open={false} />);
  screen.getByRole('button', { name: 'Quick View' }).focus();
  rerender(<Page open />);
  screen.getByRole('button', { name: 'Add to cart' }).focus();
  rerender(<Page open isLoaded={isLoaded} />);
  rerender(<Page open={false} isLoaded={isLoaded} />);
  expect(document.activeElement).toBe(focused());
});

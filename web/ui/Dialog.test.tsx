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

const opener = () => screen.getByRole('button', { name: /Quick View|Another card/ });
const heading = () => screen.getByRole('heading', { level: 1 });

test.each([
  ['the element that opened it', [false, false], opener],
  ['the page’s heading when that element has gone while it was open', [false, true], heading],
  ['the page’s heading when that element went as it opened', [true, true], heading],
])('closing gives focus back to %s', (_, [wasLoaded = false, isLoaded = false], focused) => {
  const { rerender } = render(<Page open={false} />);
  opener().focus();
  rerender(<Page open isLoaded={wasLoaded} />);
  screen.getByRole('button', { name: 'Add to cart' }).focus();
  rerender(<Page open isLoaded={isLoaded} />);
  rerender(<Page open={false} isLoaded={isLoaded} />);
  expect(document.activeElement).toBe(focused());
});

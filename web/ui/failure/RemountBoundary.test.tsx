import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { translate } from '../../component-tests/translate.fixture.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { ConnectionError } from './connection-error.ts';
import { RemountBoundary } from './RemountBoundary.tsx';

const ignored = { onCaughtError: () => {} };
const message = 'We couldn’t load the reviews.';

/** Text that comes and goes beside another child, which breaks once it is translated. */
function Breakable() {
  const [isOpen, setOpen] = useState(true);
  const words = isOpen ? 'Open' : null;
  return (
    <p>
      {[words]}
      <button onClick={() => setOpen(!isOpen)}>Press</button>
    </p>
  );
}

test('mounts a part afresh that a translator has broken, and leaves what is around it', () => {
  const { container } = render(
    <>
      <h1>Lamps</h1>
      <RemountBoundary>
        <Breakable />
      </RemountBoundary>
    </>,
    ignored,
  );
  translate(container);
  const heading = screen.getByRole('heading');
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('heading')).toBe(heading);
  expect(container.querySelector('p')?.textContent).toBe('OpenPress');
  act(() => screen.getByRole('button').click());
  expect(container.querySelector('p')?.textContent).toBe('Press');
});

test('gives up on a part that keeps breaking, and does not blame the shop', () => {
  const Broken = vi.fn<() => never>(() => {
    throw new TypeError('x.at is not a function');
  });
  render(
    <LoadFailure message={message} onRetry={() => {}}>
      <Broken />
    </LoadFailure>,
    ignored,
  );
  expect(screen.getByRole('alert').textContent).toContain(`${message} Your browser couldn’t show it.`);
});

test.each([
  [new ConnectionError('offline'), 'The shop isn’t responding.'],
  [new Error('Relay: Unexpected response errors'), 'Something went wrong on our side.'],
])('passes on %s at once', (error, words) => {
  const Unanswered = () => {
    throw error;
  };
  render(
    <LoadFailure message={message} onRetry={() => {}}>
      <Unanswered />
    </LoadFailure>,
    ignored,
  );
  expect(screen.getByRole('alert').textContent).toContain(words);
});

import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Reviews } from '../catalogue/review/Reviews.tsx';
import { ConnectionError } from '../ui/failure/connection-error.ts';
import { renderWithRelay } from './render-with-relay.fixture.tsx';

const review = (number: number) => ({
  cursor: `${number}`,
  node: {
    __typename: 'Review',
    id: `review-${number}`,
    rating: 5,
    title: '',
    body: 'Bright & <b>warm</b>.',
    author: `Reader ${number}`,
    createdAt: '2026-11-20T10:00:00Z',
    isVerifiedBuyer: false,
  },
});
const reviews = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => review(from + index));

/** A product with this many reviews, of which the first eight are loaded. */
function product(count: number) {
  const edges = reviews(1, Math.min(count, 8));
  return {
    id: 'lamp',
    name: 'Lamp',
    ratingSummary: { average: count > 0 ? 4.5 : null, count },
    reviews: { edges, pageInfo: { hasNextPage: count > 8, endCursor: '8' } },
  };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Send review' });

const open = (count: number) =>
  renderWithRelay(<Reviews path="/lamp/" onAbsent={() => {}} />, { Product: () => product(count) });

test('a product without reviews says so, shows no stars, and links to how they are checked', () => {
  open(0);
  expect(screen.getByText('No reviews yet. Be the first to review it.')).toBeTruthy();
  expect(screen.queryByText(/out of 5 stars/)).toBeNull();
  expect(screen.getByRole('link', { name: 'How we check reviews' }).getAttribute('href')).toBe('/reviews-policy/');
});

test('“More reviews” appends them and moves focus to the first new one', async () => {
  const { user, answer, pending } = open(10);
  expect(screen.getByText('from 10 reviews')).toBeTruthy();
  expect(screen.getAllByText('Bright & <b>warm</b>.')).toHaveLength(8);
  await user.click(screen.getByRole('button', { name: 'More reviews' }));
  expect(pending().request.variables).toMatchObject({ count: 8, cursor: '8' });
  const more = { edges: reviews(9, 10), pageInfo: { hasNextPage: false, endCursor: '10' } };
  await answer({ node: { __typename: 'Product', id: 'lamp', reviews: more } });
  const items = screen.getAllByRole('listitem');
  expect(items).toHaveLength(10);
  expect(document.activeElement).toBe(items[8]);
  expect(screen.queryByRole('button', { name: 'More reviews' })).toBeNull();
});

test('a refused field is shown beside it, and what was typed stays', async () => {
  const { user, answer } = open(0);
  await user.click(screen.getByRole('button', { name: 'Write a review' }));
  const [rating] = screen.getAllByRole('radio');
  expect(document.activeElement).toBe(rating);
  await user.type(field('Your review'), 'Short');
  await user.click(send());
  await answer({
    result: {
      __typename: 'InvalidFieldsError',
      __isUserError: 'InvalidFieldsError',
      code: 'INVALID_FIELDS',
      message: 'Please check the following',
      fields: [{ field: 'body', message: 'Please write at least 10 characters.' }],
    },
  });
  expect(document.activeElement).toBe(field('Your review'));
  const description = '10 to 2,000 characters Please write at least 10 characters.';
  expect(screen.getByRole('textbox', { description })).toHaveProperty('value', 'Short');
});

test('when the shop does not answer, the text stays, and the next press sends it once', async () => {
  const { user, answer, fail, pending, environment } = open(0);
  await user.click(screen.getByRole('button', { name: 'Write a review' }));
  await user.click(screen.getByRole('radio', { name: /^4 stars/ }));
  await user.type(field('Your review'), 'Bright and warm.');
  await user.click(send());
  await fail(new ConnectionError('offline'));
  expect(screen.getByRole('alert').textContent).toContain('Not sent yet: the shop isn’t responding.');
  expect(field('Your review').value).toBe('Bright and warm.');
  await user.click(send());
  expect(environment.mock.getAllOperations()).toHaveLength(1);
  expect(pending().request.variables.input).toMatchObject({ productId: 'lamp', rating: 4, body: 'Bright and warm.' });
  await answer({
    result: { __typename: 'ReviewCreatePayload', status: 'PUBLISHED', reviewEdge: review(1), product: product(1) },
  });
  expect(document.activeElement?.textContent).toBe('Thank you. Your review has been published.');
  expect(screen.getByText('from 1 review')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('reviews that fail to load say so, and a retry loads them', async () => {
  let isDown = true;
  const { user } = renderWithRelay(<Reviews path="/lamp/" onAbsent={() => {}} />, {
    Product() {
      if (isDown) throw new ConnectionError('offline');
      return product(1);
    },
  });
  expect(screen.getByRole('alert').textContent).toContain('We couldn’t load the reviews.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('from 1 review')).toBeTruthy();
  // React reports what the boundary has caught.
  vi.mocked(console.error).mockClear();
});

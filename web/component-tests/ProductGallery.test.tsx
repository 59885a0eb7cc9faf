import { screen, within } from '@testing-library/react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { expect, test, vi } from 'vitest';
import type { ProductGalleryTestQuery } from './__generated__/ProductGalleryTestQuery.graphql.ts';
import { ProductGallery } from '../catalogue/product/gallery/ProductGallery.tsx';
import { renderWithRelay } from './render-with-relay.fixture.tsx';

// Swipes and the zoom's gestures need layout, so the page tests cover them.
vi.mock('../catalogue/product/gallery/GallerySwipe.tsx', () => ({ GallerySwipe: () => null }));
vi.mock('../catalogue/product/gallery/usePanzoom.ts', () => ({
  usePanzoom: () => ({ isEnlarged: false, pointers: {} }),
}));

const picture = (description: string) => ({ description, w320: `/${description}.jpg` });
const lamp = {
  images: [picture('Lamp, lit'), picture('Lamp, from the side'), picture('Lamp, in a hall')],
  specifications: [
    { name: 'Height (mm)', value: '400' },
    { name: 'Width (mm)', value: '120' },
  ],
  variants: [
    { id: 'brass', image: picture('Lamp in brass') },
    { id: 'chrome', image: null },
  ],
};

function Subject({ variantId }: { variantId?: string }) {
  const { product } = useLazyLoadQuery<ProductGalleryTestQuery>(
    graphql`
      query ProductGalleryTestQuery @relay_test_operation {
        product(path: "/lamp/") {
          variants {
            id
            ...ProductGallery_variant
          }
          ...ProductGallery_product
        }
      }
    `,
    {},
  );
  const variant = product?.variants?.find(({ id }) => id === variantId) ?? null;
  return product && <ProductGallery product={product} variant={variant} />;
}

function setUp({ variantId, product = lamp }: { variantId?: string; product?: object } = {}) {
  const { user } = renderWithRelay(<Subject variantId={variantId} />, { Product: () => product });
  return user;
}

const large = () => screen.getByRole('button', { name: /view larger$/ });
const place = () => screen.getAllByRole('status')[0]?.textContent;
const current = () =>
  within(screen.getByRole('list', { name: 'Pictures' }))
    .getAllByRole('button')
    .findIndex((thumbnail) => thumbnail.getAttribute('aria-current') === 'true');
const previous = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Previous picture' });
const next = () => screen.getByRole('button', { name: 'Next picture' });

test('starts with the first picture, and goes to others by buttons, thumbnails and arrow keys', async () => {
  const user = setUp({ variantId: 'chrome' });
  expect(within(large()).getByRole('img', { name: 'Lamp, lit' })).toBeDefined();
  expect([place(), current()]).toEqual(['Picture 1 / 3', 0]);
  expect(screen.getByText('Width 120 mm × Height 400 mm')).toBeDefined();
  await user.click(previous());
  expect(place()).toBe('Picture 3 / 3');
  await user.click(next());
  await user.click(next());
  expect(within(large()).getByRole('img', { name: 'Lamp, from the side' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Lamp, in a hall' }));
  expect([place(), current()]).toEqual(['Picture 3 / 3', 2]);
  large().focus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}');
  expect(place()).toBe('Picture 2 / 3');
});

test('shows a variant’s own picture first, until a thumbnail is selected', async () => {
  const user = setUp({ variantId: 'brass' });
  expect(within(large()).getByRole('img', { name: 'Lamp in brass' })).toBeDefined();
  expect(previous().disabled).toBe(true);
  expect([current(), place()]).toEqual([0, 'Picture 1 / 4']);
  await user.click(screen.getByRole('button', { name: 'Lamp, lit' }));
  expect(within(large()).getByRole('img', { name: 'Lamp, lit' })).toBeDefined();
  expect(previous().disabled).toBe(false);
});

test('has no controls for a single picture', () => {
  setUp({ product: { ...lamp, images: lamp.images.slice(0, 1) } });
  expect(large()).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull();
  expect(screen.queryByRole('list', { name: 'Pictures' })).toBeNull();
});

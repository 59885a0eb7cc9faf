import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { categoryOf, openFakeMedusa, productOf, variantOf } from '../../../shop/medusa/sync/fake-medusa.fixture.ts';

export const PRODUCTS = 5_000;
export const VARIANTS = 7;
const FINISHES = ['Polished Brass', 'Antique Brass', 'Satin Chrome', 'Matt Black', 'Nickel', 'Bronze', 'White'];

/** The rest of a variant as Medusa answers it, so that an answer is as long. */
const UNREAD = { hs_code: null, origin_country: null, mid_code: null, material: null, length: null, height: null };

function catalogue() {
  const tops = Array.from({ length: 8 }, (_, index) => categoryOf(`top-${index}`));
  const below = Array.from({ length: 80 }, (_, index) => categoryOf(`category-${index}`, `top-${index % 8}`));
  const collections = Array.from({ length: 20 }, (_, index) => ({
    id: `pcol_${index}`,
    title: `Brand ${index}`,
    handle: `brand-${index}`,
    metadata: null,
  }));
  const products = Array.from({ length: PRODUCTS }, (_, index) =>
    productOf(String(index).padStart(5, '0'), {
      collection_id: `pcol_${index % 20}`,
      description: `<p>${'A lamp of solid brass, made to order in our own workshop. '.repeat(12)}</p>`,
      categories: [{ ...below[index % 80], id: `pcat_category-${index % 80}` }],
      metadata: { custom_fields: { Ampage: '10A', 'IP Rating': 'IP44', Height: `${index % 90} mm` } },
      variants: Array.from({ length: VARIANTS }, (_, place) => ({
        ...variantOf(`${index}-${place}`, FINISHES[place] ?? '', 10 + place),
        ...UNREAD,
      })),
    }),
  );
  return { products, categories: [...tops, ...below], collections };
}

/** A fake Medusa with 5,000 products. */
export interface FakeMedusa {
  url: string;
  /** Returns the number of calls that have reached it. */
  calls(): Promise<number>;
  close(): Promise<unknown>;
}

/** Starts it in another thread, so that its CPU time does not count. */
export async function startFakeMedusa(): Promise<FakeMedusa> {
  const worker = new Worker(new URL(import.meta.url));
  const next = <Message>() => new Promise<Message>((resolve) => void worker.once('message', resolve));
  return {
    url: await next<string>(),
    calls() {
      worker.postMessage('calls');
      return next<number>();
    },
    close: () => worker.terminate(),
  };
}

if (!isMainThread) {
  const served = catalogue();
  const { url, calls } = await openFakeMedusa(() => served);
  parentPort?.on('message', () => parentPort?.postMessage(calls.length));
  parentPort?.postMessage(url);
}

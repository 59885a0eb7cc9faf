import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ListHeader } from '../catalogue/list/ListHeader.tsx';
import type { ListSort } from '../catalogue/list/list-state.rules.ts';
import { FacetGroup } from '../catalogue/list/filters/FacetGroup.tsx';
import { CheckoutChanges } from '../checkout/CheckoutChanges.tsx';
import { LookUpFailure } from '../lists/quick-order/LookUpFailure.tsx';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Button } from '../ui/Button.tsx';
import { Labelled } from '../ui/field/Field.tsx';
import { FormOutcome } from '../ui/form/FormOutcome.tsx';
import { PriceFigures } from '../ui/price/PriceFigures.tsx';
import { translate } from './translate.fixture.ts';

const price = (pence: number) => ({ incVat: { pence }, exVat: { pence: Math.round(pence / 1.2) } });
const facet = (chosen: number, note?: string) => (
  <FacetGroup name="Finish" chosen={chosen} {...(note && { note })} open={false}>
    {null}
  </FacetGroup>
);
const header = (total: number, note: string | null, sort: ListSort) => (
  <ListHeader total={total} note={note} sort={sort} defaultSortLabel="Best match" />
);
const trail = (name: string) => (
  <Breadcrumb
    items={[
      { name, path: '/lamps/' },
      { name: 'Bari', path: '/bari/' },
    ]}
  />
);
const change = (now: number) => [{ kind: 'TOTAL' as const, name: null, agreed: { pence: 4_800 }, now: { pence: now } }];

test.each<[string, ReactNode, ReactNode]>([
  ['the count of a list', header(12, null, 'NAME'), header(3, 'in stock', 'PRICE_ASCENDING')],
  ['a facet', facet(2, 'inc VAT'), facet(3, 'ex VAT')],
  ['a facet that loses its choice', facet(2, 'inc VAT'), facet(0)],
  ['a breadcrumb', trail('Lamps'), trail('Bulbs')],
  ['a busy button', <Button key="0">Save</Button>, <Button key="0" pending>{`Save ${2}`}</Button>],
  [
    'a price that was higher',
    <PriceFigures key="0" price={price(4_800)} was={price(6_000)} />,
    <PriceFigures key="0" price={price(3_600)} was={price(6_000)} wasRegular />,
  ],
  [
    'the label of a field',
    <Labelled key="0" label="Town" value="" onChange={() => {}} optional>
      {() => null}
    </Labelled>,
    <Labelled key="0" label="City" value="" onChange={() => {}}>
      {() => null}
    </Labelled>,
  ],
  [
    'the outcome of a form',
    <FormOutcome key="0" problem="Please enter your name." message={null} />,
    <FormOutcome key="0" problem={null} message="Saved" />,
  ],
  [
    'the changes of an order',
    <CheckoutChanges key="0" changes={change(5_000)} />,
    <CheckoutChanges key="0" changes={change(5_200)} />,
  ],
  [
    'a failed look-up',
    <LookUpFailure key="0" failure="unreachable" onRetry={() => {}} />,
    <LookUpFailure key="0" failure="unavailable" onRetry={() => {}} />,
  ],
])('%s still changes once a translator has replaced its text', (_, before, after) => {
  const { container, rerender } = render(<MemoryRouter>{before}</MemoryRouter>);
  const unseen = translate(container);
  rerender(<MemoryRouter>{after}</MemoryRouter>);
  expect(unseen()).toEqual([]);
  const fresh = render(<MemoryRouter>{after}</MemoryRouter>);
  expect(container.textContent).toBe(fresh.container.textContent);
});

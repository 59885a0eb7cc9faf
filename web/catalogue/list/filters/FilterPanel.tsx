import { useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { FilterPanel_list$data, FilterPanel_list$key } from '../../../__generated__/FilterPanel_list.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { facetOf, withBrand, withPrice, withRange, withSale, withStock, withValue } from '../applied-filters.rules.ts';
import { listPath, type ListAddress } from '../list-address.ts';
import { wholeList, type ListState } from '../list-state.rules.ts';
import { facetKey, IN_STOCK_KEY, listParameters, ON_SALE_KEY, ON_VALUE, poundsText } from '../list-url.rules.ts';
import { FacetGroup } from './FacetGroup.tsx';
import * as styles from './FilterPanel.css.ts';
import { RangeFields } from './RangeFields.tsx';
import { ValueList, ValueOption } from './ValueList.tsx';

export interface FilterPanelProps {
  list: FilterPanel_list$key;
  address: ListAddress;
  state: ListState;
  go: (state: ListState) => void;
  /** For its controls elsewhere on the page. */
  id: string;
  /** Leaves out the values of closed facets. Defaults to false, for a page that works without scripts. */
  fillsOnOpening?: boolean;
  children?: ReactNode;
}

const OPEN_FACETS = 3;

/** The bounds of an empty list, in pounds. */
const PRICE_BOUNDS = [0, 3000] as const;

/** With scripts each change applies at once; without them the form has a submit button. */
export function FilterPanel({
  list: reference,
  address,
  state,
  go,
  id,
  fillsOnOpening = false,
  children,
}: FilterPanelProps) {
  const list = useSteadyList(reference);
  const shared = { address, state, go };
  const options = list.facets.map((facet, index) => (
    <OptionFacet
      key={facet.name}
      facet={facet}
      open={index < OPEN_FACETS}
      fillsOnOpening={fillsOnOpening}
      {...shared}
    />
  ));
  const leadingCount = list.facets.filter(({ leading }) => leading).length;
  return (
    <form
      id={id}
      className={styles.form}
      method="get"
      action={address.path}
      onSubmit={(event) => event.preventDefault()}
    >
      {[...address.own, ...listParameters(unlisted(state, list))].map(([key, value]) => (
        <input key={`${key}\n${value}`} type="hidden" name={key} value={value} />
      ))}
      {children}
      <ToggleFilters list={list} state={state} go={go} />
      {options.slice(0, leadingCount)}
      <BrandFacet brands={list.brands} {...shared} />
      <PriceFacet bounds={list.priceBounds} {...shared} />
      {options.slice(leadingCount)}
      <noscript>
        <div className={styles.send}>
          <Button type="submit" tone="primary" wide>
            Show products
          </Button>
        </div>
      </noscript>
    </form>
  );
}

/** Facets keep their order while filters change, so that nothing moves under the pointer. */
function useSteadyList(reference: FilterPanel_list$key) {
  const list = useFragment(
    graphql`
      fragment FilterPanel_list on ProductList {
        totalCount
        inStockCount
        onSaleCount
        brands {
          slug
          count
          brand {
            name
          }
        }
        facets {
          name
          leading
          kind
          unit
          valueCount
          minimum
          maximum
          values {
            value
            count
            swatch {
              colour
              edge
            }
          }
        }
        priceBounds {
          minimum {
            incVat {
              pence
            }
          }
          maximum {
            incVat {
              pence
            }
          }
        }
      }
    `,
    reference,
  );
  const [places] = useState(() => new Map(list.facets.map(({ name }, index) => [name, index])));
  const placeOf = ({ name }: { name: string }) => places.get(name) ?? places.size;
  return { ...list, facets: list.facets.toSorted((a, b) => placeOf(a) - placeOf(b)) };
}

/** The filters without a control in the form, which sends them on. */
function unlisted(
  { brands, facets, allValues }: ListState,
  list: Pick<FilterPanel_list$data, 'brands' | 'facets'>,
): ListState {
  const names = new Set(list.facets.map(({ name }) => name));
  const slugs = new Set(list.brands.map(({ slug }) => slug));
  return {
    ...wholeList,
    brands: brands.filter((slug) => !slugs.has(slug)),
    facets: facets.filter(({ name }) => !names.has(name)),
    allValues,
  };
}

type FacetProps = Pick<FilterPanelProps, 'address' | 'state' | 'go'>;

function valuesProps({ address, state }: FacetProps) {
  return {
    all: state.allValues,
    allPath: listPath(address, { ...state, allValues: true, page: null, through: null }),
  };
}

function BrandFacet({ brands, ...list }: FacetProps & { brands: FilterPanel_list$data['brands'] }) {
  const { state, go } = list;
  if (brands.length < 2 && state.brands.length === 0) return null;
  return (
    <FacetGroup name="Brand" chosen={state.brands.length} open>
      <ValueList
        label="Brand"
        name="brand"
        options={brands.map(({ slug, count, brand }) => ({
          value: slug,
          label: brand.name,
          count,
          swatch: null,
          checked: state.brands.includes(slug),
        }))}
        total={brands.length}
        {...valuesProps(list)}
        onChange={(slug, checked) => go(withBrand(state, slug, checked))}
      />
    </FacetGroup>
  );
}

function PriceFacet({ bounds, state, go }: FacetProps & { bounds: FilterPanel_list$data['priceBounds'] }) {
  const { minimumPrice, maximumPrice } = state;
  const isPriced = minimumPrice !== null || maximumPrice !== null;
  if (!bounds && !isPriced) return null;
  return (
    <FacetGroup name="Price" note="inc VAT" chosen={Number(isPriced)} open>
      <RangeFields
        label="Price"
        prefix="£"
        names={['min-price', 'max-price']}
        bounds={
          bounds
            ? [Math.floor(bounds.minimum.incVat.pence / 100), Math.ceil(bounds.maximum.incVat.pence / 100)]
            : PRICE_BOUNDS
        }
        value={[inPounds(minimumPrice), inPounds(maximumPrice)]}
        onChange={(minimum, maximum) => go(withPrice(state, inPence(minimum), inPence(maximum)))}
      />
    </FacetGroup>
  );
}

interface OptionFacetProps extends FacetProps {
  facet: FilterPanel_list$data['facets'][number];
  open: boolean;
  fillsOnOpening: boolean;
}

function OptionFacet({ facet, open, fillsOnOpening, ...list }: OptionFacetProps) {
  const { state, go } = list;
  const { values, minimum, maximum } = facetOf(state, facet.name);
  const isRange = facet.kind === 'RANGE' && typeof facet.minimum === 'number' && typeof facet.maximum === 'number';
  const chosen = values.length + Number(minimum !== null || maximum !== null);
  return (
    <FacetGroup name={facet.name} chosen={chosen} open={open} fillsOnOpening={fillsOnOpening}>
      {isRange ? (
        <RangeFields
          label={facet.name}
          suffix={facet.unit ?? undefined}
          names={[`${facetKey(facet.name)}.min`, `${facetKey(facet.name)}.max`]}
          bounds={[facet.minimum ?? 0, facet.maximum ?? 0]}
          value={[minimum, maximum]}
          onChange={(low, high) => go(withRange(state, facet.name, low, high))}
        />
      ) : (
        <ValueList
          label={facet.name}
          name={facetKey(facet.name)}
          options={facet.values.map(({ value, count, swatch }) => ({
            value,
            label: value,
            count,
            swatch: swatch ?? null,
            checked: values.includes(value),
          }))}
          total={facet.valueCount}
          {...valuesProps(list)}
          onChange={(value, checked) => go(withValue(state, facet.name, value, checked))}
        />
      )}
    </FacetGroup>
  );
}

function inPounds(pence: number | null): number | null {
  return pence === null ? null : Number(poundsText(pence));
}

function inPence(pounds: number | null): number | null {
  return pounds === null ? null : Math.round(pounds * 100);
}

interface ToggleFiltersProps {
  list: Pick<FilterPanel_list$data, 'totalCount' | 'inStockCount' | 'onSaleCount'>;
  state: ListState;
  go: (state: ListState) => void;
}

/** Neither is offered where it would change nothing or leave nothing. */
function ToggleFilters({ list, state, go }: ToggleFiltersProps) {
  const { totalCount, inStockCount, onSaleCount } = list;
  const toggles = [
    { name: IN_STOCK_KEY, label: 'In stock', count: inStockCount ?? 0, checked: state.inStock, change: withStock },
    { name: ON_SALE_KEY, label: 'On sale', count: onSaleCount ?? 0, checked: state.onSale, change: withSale },
  ].filter(({ checked, count }) => checked || (count > 0 && count < totalCount));
  if (toggles.length === 0) return null;
  return (
    <ul className={styles.toggles}>
      {toggles.map(({ name, label, count, checked, change }) => (
        <ValueOption
          key={name}
          name={name}
          option={{ value: ON_VALUE, label, count, swatch: null, checked }}
          onChange={(isChecked) => go(change(state, isChecked))}
        />
      ))}
    </ul>
  );
}

import { useId, type RefObject } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  VariantPicker_product$data,
  VariantPicker_product$key,
} from '../../../__generated__/VariantPicker_product.graphql.ts';
import { slugOf } from '@storefront/domain/slug.rules.ts';
import { BareFigures, type PriceViews } from '../../../ui/price/PriceFigures.tsx';
import { Swatch } from '../../../ui/Swatch.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import {
  availabilityOf,
  cheapestOfEach,
  type Availability,
  type Combination,
  type Priced,
  type Selection,
} from './variant.rules.ts';
import * as styles from './VariantPicker.css.ts';

interface VariantPickerProps {
  product: VariantPicker_product$key;
  variants: readonly Combination[];
  selection: Selection;
  onChoose: (name: string, label: string) => void;
  problem: { name: string; message: string } | null;
  ref: RefObject<HTMLDivElement | null>;
}

/** Values that are unavailable in combination with the others are marked, but stay selectable. */
export function VariantPicker({ product, variants, selection, onChoose, problem, ref }: VariantPickerProps) {
  const { options, variants: priced } = useFragment(
    graphql`
      fragment VariantPicker_product on Product {
        options {
          name
          values {
            label
            swatch {
              colour
              edge
            }
          }
        }
        variants {
          selectedOptions {
            name
            value
          }
          price {
            ...Price_price @relay(mask: false)
          }
        }
      }
    `,
    product,
  );
  if (options.length === 0) return null;
  return (
    <div ref={ref} className={styles.picker}>
      {options.map((option) => (
        <OptionValues
          key={option.name}
          option={option}
          chosen={selection.get(option.name) ?? null}
          prices={cheapestOfEach(priced ?? [], selection, option)}
          availability={(label) => availabilityOf(variants, selection, option.name, label)}
          onChoose={(label) => onChoose(option.name, label)}
          problem={problem?.name === option.name ? problem.message : null}
        />
      ))}
    </div>
  );
}

interface OptionValuesProps {
  option: VariantPicker_product$data['options'][number];
  chosen: string | null;
  prices: ReturnType<typeof cheapestOfEach<Priced & { price: PriceViews }>>;
  availability: (label: string) => Availability;
  onChoose: (label: string) => void;
  problem: string | null;
}

function OptionValues({ option: { name, values }, chosen, prices, problem, ...on }: OptionValuesProps) {
  // Unique, because a quick view may be open over another product's page.
  const groupId = useId();
  const problemId = `${groupId}problem`;
  return (
    <fieldset className={styles.option} aria-describedby={problem ? problemId : undefined} data-option={slugOf(name)}>
      <legend className={styles.legend}>
        <span className={styles.name}>{name}</span>
        {chosen === null ? (
          <span className={styles.required}>Required</span>
        ) : (
          <span className={styles.chosen}>{chosen}</span>
        )}
      </legend>
      {problem && (
        <p className={styles.problem} id={problemId} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.values}>
        {values.map(({ label, swatch }) => {
          const state = on.availability(label);
          const cheapest = prices.get(label);
          return (
            <label
              key={label}
              className={state === 'available' ? styles.value : `${styles.value} ${styles.unavailable}`}
            >
              <input
                className={styles.radio}
                type="radio"
                name={groupId}
                value={slugOf(label)}
                checked={label === chosen}
                onChange={() => on.onChoose(label)}
                aria-describedby={problem ? problemId : undefined}
              />
              {swatch && (
                <span aria-hidden="true">
                  <Swatch colour={swatch.colour} edge={swatch.edge} label={label} chosen={label === chosen} />
                </span>
              )}
              <span className={styles.label}>
                <span>{label}</span>{' '}
                {cheapest && (
                  <span className={styles.price}>
                    {cheapest.isFrom && <span>From </span>}
                    <BareFigures {...cheapest.variant.price} />
                  </span>
                )}
              </span>
              {state !== 'available' && <VisuallyHidden>{notes[state]}</VisuallyHidden>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

const notes = { 'sold out': ', sold out', 'not made': ', not available in this combination' } as const;

import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  ProductModifiers_product$data,
  ProductModifiers_product$key,
} from '../../../__generated__/ProductModifiers_product.graphql.ts';
import { ShopImage } from '../../../ui/image/ShopImage.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { Price } from '../../../ui/price/Price.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { inFinishFirst } from './modifiers.rules.ts';
import * as styles from './ProductModifiers.css.ts';

type Modifier = NonNullable<ProductModifiers_product$data['modifiers']>[number];

export type ModifierOption = Modifier['options'][number];

interface ProductModifiersProps {
  product: ProductModifiers_product$key;
  chosen: ReadonlyMap<string, ModifierOption>;
  /** Add-ons in it come first. Null for none. */
  finish: string | null;
  onChange: (chosen: ReadonlyMap<string, ModifierOption>) => void;
}

/** None is preselected, and a choice can be cleared. */
export function ProductModifiers({ product, chosen, finish, onChange }: ProductModifiersProps) {
  const { modifiers } = useFragment(
    graphql`
      fragment ProductModifiers_product on Product {
        modifiers {
          id
          name
          options {
            id
            label
            price {
              ...Price_price
            }
            image {
              ...ShopImage_image
            }
            ...optimisticLines_option
          }
        }
      }
    `,
    product,
  );
  if (!modifiers || modifiers.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="add-ons">
      <h2 id="add-ons" className={styles.title}>
        Popular add-ons
      </h2>
      <div className={styles.groups}>
        {modifiers.map((modifier) => (
          <Disclosure key={modifier.id} title={<GroupTitle modifier={modifier} chosen={chosen.get(modifier.id)?.id} />}>
            <Options
              modifier={{ ...modifier, options: inFinishFirst(modifier.options, finish) }}
              chosen={chosen.get(modifier.id)?.id}
              onChoose={(option) => onChange(new Map(chosen).set(modifier.id, option))}
              onClear={() => onChange(new Map([...chosen].filter(([id]) => id !== modifier.id)))}
            />
          </Disclosure>
        ))}
      </div>
    </section>
  );
}

interface GroupProps {
  modifier: Modifier;
  chosen: string | undefined;
}

function GroupTitle({ modifier: { name, options }, chosen }: GroupProps) {
  const option = options.find(({ id }) => id === chosen);
  return (
    <span className={styles.groupTitle}>
      <span>{name}</span>
      {option && <span className={styles.groupChoice}>{option.label}</span>}
    </span>
  );
}

interface OptionsProps extends GroupProps {
  onChoose: (option: ModifierOption) => void;
  onClear: () => void;
}

function Options({ modifier: { id: modifierId, name, options }, chosen, onChoose, onClear }: OptionsProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  return (
    <fieldset ref={group} className={styles.options}>
      <legend>
        <VisuallyHidden>{name}</VisuallyHidden>
      </legend>
      {options.map((option) => (
        <label key={option.id} className={styles.option}>
          <input
            className={styles.radio}
            type="radio"
            name={modifierId}
            value={option.id}
            checked={option.id === chosen}
            onChange={() => onChoose(option)}
          />
          <span className={styles.image}>
            <ShopImage image={option.image} sizes="56px" />
          </span>
          <span className={styles.label}>{option.label}</span>
          <span className={styles.price}>
            <Price price={option.price} size="small" />
          </span>
        </label>
      ))}
      {chosen !== undefined && (
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            // "Clear" disappears with the choice, so focus moves to its group.
            group.current?.querySelector('input')?.focus();
            onClear();
          }}
        >
          Clear selection<VisuallyHidden>{` of ${name}`}</VisuallyHidden>
        </button>
      )}
    </fieldset>
  );
}

import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  ProductModifiers_product$data,
  ProductModifiers_product$key,
} from '../__generated__/ProductModifiers_product.graphql.ts';
import { ShopImage } from '../image/ShopImage.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Price } from '../price/Price.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as styles from './ProductModifiers.css.ts';

type Modifier = NonNullable<ProductModifiers_product$data['modifiers']>[number];

interface ProductModifiersProps {
  product: ProductModifiers_product$key;
  /** The chosen add-on of each group that has one: ids of options by ids of groups. */
  chosen: ReadonlyMap<string, string>;
  onChange: (chosen: ReadonlyMap<string, string>) => void;
}

/** What goes with the product. Nothing is chosen beforehand, and a choice can be cleared. */
export function ProductModifiers({ product, chosen, onChange }: ProductModifiersProps) {
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
          <Disclosure key={modifier.id} title={<GroupTitle modifier={modifier} chosen={chosen.get(modifier.id)} />}>
            <Options
              modifier={modifier}
              chosen={chosen.get(modifier.id)}
              onChoose={(optionId) => onChange(new Map(chosen).set(modifier.id, optionId))}
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
      {name}
      {option && <span className={styles.groupChoice}>{option.label}</span>}
    </span>
  );
}

interface OptionsProps extends GroupProps {
  onChoose: (optionId: string) => void;
  onClear: () => void;
}

function Options({ modifier: { id: modifierId, name, options }, chosen, onChoose, onClear }: OptionsProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  return (
    <fieldset ref={group} className={styles.options}>
      <legend>
        <VisuallyHidden>{name}</VisuallyHidden>
      </legend>
      {options.map(({ id, label, price, image }) => (
        <label key={id} className={styles.option}>
          <input
            className={styles.radio}
            type="radio"
            name={modifierId}
            value={id}
            checked={id === chosen}
            onChange={() => onChoose(id)}
          />
          <span className={styles.image}>
            <ShopImage image={image} sizes="56px" />
          </span>
          <span className={styles.label}>{label}</span>
          <span className={styles.price}>
            <Price price={price} size="small" />
          </span>
        </label>
      ))}
      {chosen !== undefined && (
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            // The button goes with the choice: focus stays in its group.
            group.current?.querySelector('input')?.focus();
            onClear();
          }}
        >
          Clear selection<VisuallyHidden> of {name}</VisuallyHidden>
        </button>
      )}
    </fieldset>
  );
}

import { useMemo } from 'react';
import type { OrderLine } from '@storefront/domain/order-lines.rules.ts';
import { formatNumber } from '@storefront/domain/text.rules.ts';
import { Button } from '../../ui/Button.tsx';
import { PriceFigures } from '../../ui/price/PriceFigures.tsx';
import * as styles from './OrderSummary.css.ts';
import { sharedChoices, type RowState, type SharedChoice } from './order-rows.rules.ts';
import { pricedTotal, type Match } from './useLookUp.ts';

/** Undefined while it is looked up. */
export interface Row {
  line: OrderLine;
  match: Match | undefined;
  state: RowState;
}

const WORDS: readonly (readonly [RowState, string, string])[] = [
  ['ready', 'ready', 'ready'],
  ['choice', 'needs a choice', 'need a choice'],
  ['unavailable', 'cannot be ordered', 'cannot be ordered'],
  ['missing', 'not found', 'not found'],
];

interface OrderSummaryProps {
  rows: readonly Row[];
  matches: ReadonlyMap<string, Match>;
  /** Null for all. */
  filter: RowState | null;
  setFilter: (filter: RowState | null) => void;
  isAdding: boolean;
  onChooseAll: (skus: ReadonlyMap<string, string>) => void;
  onAdd: (lines: readonly OrderLine[]) => void;
}

/** In sight while the list is scrolled. The counts filter it. */
export function OrderSummary({ rows, matches, filter, setFilter, isAdding, onChooseAll, onAdd }: OrderSummaryProps) {
  // What could not be looked up can be added all the same: the shop says what it is.
  const sent = rows.filter(({ state }) => state === 'ready' || state === 'unknown').map(({ line }) => line);
  const { price } = pricedTotal(
    rows.map(({ line }) => line),
    matches,
  );
  return (
    <div className={styles.summary}>
      <fieldset className={styles.counts} aria-label="Show rows">
        {WORDS.map(([state, one, several]) => {
          const count = rows.filter((row) => row.state === state).length;
          if (count === 0) return null;
          return (
            <button
              key={state}
              type="button"
              className={styles.count}
              aria-pressed={filter === state}
              onClick={() => setFilter(filter === state ? null : state)}
            >
              {`${formatNumber(count)} ${count === 1 ? one : several}`}
            </button>
          );
        })}
        <ChoiceForAll rows={rows} onChoose={onChooseAll} />
      </fieldset>
      <p className={styles.total}>
        <span className={styles.words}>Total</span>
        <PriceFigures size="small" price={price} />
      </p>
      <Button tone="primary" pending={isAdding} disabled={sent.length === 0} onClick={() => onAdd(sent)}>
        {sent.length === 1 ? 'Add 1 line to basket' : `Add ${formatNumber(sent.length)} lines to basket`}
      </Button>
    </div>
  );
}

/** Sets every row that has the value. */
function ChoiceForAll({ rows, onChoose }: { rows: readonly Row[]; onChoose: OrderSummaryProps['onChooseAll'] }) {
  const choices = useMemo(
    () => sharedChoices(rows.map(({ line: { sku }, match }) => ({ sku, choices: match?.choices ?? [] }))),
    [rows],
  );
  if (choices.length === 0) return null;
  const names = [...new Set(choices.map(({ name }) => name))];
  return (
    <select
      className={styles.select}
      aria-label="One choice for all rows that have it"
      value=""
      onChange={({ target }) => {
        const choice = choices[Number(target.value)];
        if (choice) onChoose(choice.skus);
      }}
    >
      <option value="" disabled>
        {names.length === 1 ? `${names[0]} for all…` : 'Choose for all…'}
      </option>
      {names.map((name) => (
        <optgroup key={name} label={name}>
          {choices.map(
            (choice, index) => choice.name === name && <ChoiceOption key={index} choice={choice} at={index} />,
          )}
        </optgroup>
      ))}
    </select>
  );
}

const ChoiceOption = ({ choice: { value, skus }, at }: { choice: SharedChoice; at: number }) => (
  <option value={at}>{`${value} (${formatNumber(skus.size)} rows)`}</option>
);

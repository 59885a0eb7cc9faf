import { useState, type FormEvent } from 'react';
import {
  isQuantity,
  LINE_QUANTITY_RANGE,
  readQuantity,
  WHOLE_NUMBER_MESSAGE,
} from '@storefront/domain/quantity.rules.ts';
import { useSuggestions } from '../../catalogue/suggest/useSuggestions.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/field/Field.tsx';
import * as styles from './QuickOrderPage.css.ts';

const SUGGESTIONS = 'quick-order-suggestions';

export function CodeForm({ onAdd }: { onAdd: (written: string) => void }) {
  const [code, setCode] = useState('');
  const [quantity, setQuantity] = useState('1');
  const [problem, setProblem] = useState<string>();
  const { answer, request } = useSuggestions();

  function type(typed: string) {
    setCode(typed);
    if (typed.trim().length > 1) request(typed.trim());
  }

  return (
    <form
      className={styles.code}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        const wanted = readQuantity(quantity);
        if (wanted === null) return setProblem(WHOLE_NUMBER_MESSAGE);
        if (!isQuantity(wanted)) return setProblem(`Please enter a number from ${LINE_QUANTITY_RANGE}.`);
        onAdd(`${code}\t${wanted}`);
        setCode('');
        setQuantity('1');
      }}
    >
      <Field
        label="Code or name"
        value={code}
        onChange={type}
        list={SUGGESTIONS}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <datalist id={SUGGESTIONS}>
        {(answer?.suggestions?.products ?? []).map(({ path, sku, name }) => (
          <option key={path} value={sku}>
            {name}
          </option>
        ))}
      </datalist>
      <Field
        label="Quantity"
        value={quantity}
        onChange={(typed) => {
          setQuantity(typed);
          setProblem(undefined);
        }}
        error={problem}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <Button type="submit">Add line</Button>
    </form>
  );
}

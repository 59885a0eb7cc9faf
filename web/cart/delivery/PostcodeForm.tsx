import { use, useId, useRef, useState, type FormEvent } from 'react';
import { deliveryRefusal, destinationOf } from '@storefront/domain/delivery/zone.rules.ts';
import { POSTCODE_MESSAGE } from '@storefront/domain/contact/postcode.rules.ts';
import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import { isBlank } from '@storefront/domain/text.rules.ts';
import { Button } from '../../ui/Button.tsx';
import { ShopContext } from '../../ui/shop/shop-context.ts';
import { forgetPostcode, rememberPostcode, usePostcode } from './postcode-cookie.ts';
import * as styles from './PostcodeForm.css.ts';

interface PostcodeFormProps {
  action: string;
  /** Called once a valid postcode is stored. */
  onKnown?: () => void;
}

/** A valid postcode is stored; an invalid one clears the stored one. */
export function PostcodeForm({ action, onKnown }: PostcodeFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const charges = use(ShopContext)?.delivery;
  const known = usePostcode();
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const text = typed ?? known ?? '';

  function refuse(message: string) {
    setTyped(text);
    forgetPostcode();
    setProblem(message);
    field.current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBlank(text)) return refuse('Please enter a postcode.');
    const postcode = charges && destinationOf(text, charges)?.postcode;
    if (!postcode) return refuse((charges && deliveryRefusal(text, charges)) ?? POSTCODE_MESSAGE);
    rememberPostcode(postcode);
    setProblem(null);
    setTyped(null);
    onKnown?.();
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <label className={styles.label} htmlFor={id}>
        Postcode
      </label>
      <div className={styles.row}>
        <input
          ref={field}
          id={id}
          className={styles.input}
          name="postcode"
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={TEXT_LENGTHS.postcode}
          required
          aria-invalid={problem !== null}
          aria-describedby={`${id}-problem`}
          value={text}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit">{action}</Button>
      </div>
      <output id={`${id}-problem`} className={styles.problem}>
        {problem}
      </output>
    </form>
  );
}

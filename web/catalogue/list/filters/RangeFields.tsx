import { useId, useState } from 'react';
import { formatNumber } from '@storefront/domain/text.rules.ts';
import { AMOUNT_MESSAGE, readAmount } from '@storefront/domain/typed-amount.rules.ts';
import * as styles from './RangeFields.css.ts';
import { stopAt, stopsOf } from './slider.rules.ts';

type Pair = readonly [minimum: number | null, maximum: number | null];
type Draft = readonly [minimum: string, maximum: string];

interface RangeFieldsProps {
  /** Such as "Height". */
  label: string;
  /** Such as "£". */
  prefix?: string;
  /** Such as "mm". */
  suffix?: string | undefined;
  names: readonly [string, string];
  bounds: readonly [number, number];
  /** Null for no limit. */
  value: Pair;
  onChange: (minimum: number | null, maximum: number | null) => void;
}

/** A few more characters than any limit has. */
const TYPED_LENGTH_MAXIMUM = 16;

const ENDS = [0, 1] as const;
const ADJECTIVES = ['least', 'most'] as const;

/** Applies on blur, on Enter, and when a thumb is released. Text that is no number stays, with a message. */
export function RangeFields({ label, prefix = '', suffix = '', names, bounds, value, onChange }: RangeFieldsProps) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isRefused, setRefused] = useState(false);
  const messageId = useId();
  const shown = draft ?? ([text(value[0]), text(value[1])] as const);

  function settle() {
    if (!draft) return;
    setRefused(draft.some(isUnread));
    if (draft.some(isUnread)) return;
    setDraft(null);
    const [first, second] = [readAmount(draft[0]), readAmount(draft[1])];
    const isSwapped = first !== null && second !== null && first > second;
    const [minimum, maximum] = isSwapped ? [second, first] : [first, second];
    onChange(
      minimum !== null && minimum > bounds[0] ? minimum : null,
      maximum !== null && maximum < bounds[1] ? maximum : null,
    );
  }
  function change(end: 0 | 1, typed: string) {
    setRefused(false);
    setDraft(end === 0 ? [typed, shown[1]] : [shown[0], typed]);
  }

  return (
    <div className={styles.block}>
      <RangeSlider
        label={label}
        bounds={bounds}
        value={[readAmount(shown[0]) ?? bounds[0], readAmount(shown[1]) ?? bounds[1]]}
        words={(amount) => `${prefix}${formatNumber(amount)}${suffix && ` ${suffix}`}`}
        onSlide={(end, amount) => change(end, text(amount))}
        onSettle={settle}
      />
      <div className={styles.fields}>
        {ENDS.map((end) => (
          <label key={end} className={styles.field}>
            <span className={styles.label}>{end === 0 ? 'From' : 'To'}</span>
            <span className={styles.box}>
              {prefix && <span className={styles.unit}>{prefix}</span>}
              <input
                className={styles.input}
                type="text"
                inputMode="decimal"
                autoComplete="off"
                name={names[end]}
                aria-label={`${label} ${end === 0 ? 'from' : 'to'}${suffix && `, ${suffix}`}`}
                placeholder={text(bounds[end])}
                value={shown[end]}
                maxLength={TYPED_LENGTH_MAXIMUM}
                aria-invalid={(isRefused && isUnread(shown[end])) || undefined}
                aria-describedby={isRefused && isUnread(shown[end]) ? messageId : undefined}
                onChange={({ target }) => change(end, target.value)}
                onBlur={settle}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  event.preventDefault();
                  settle();
                }}
              />
              {suffix && <span className={styles.unit}>{suffix}</span>}
            </span>
          </label>
        ))}
      </div>
      {isRefused && (
        <p className={styles.message} id={messageId} role="alert">
          {AMOUNT_MESSAGE}
        </p>
      )}
    </div>
  );
}

interface RangeSliderProps {
  label: string;
  bounds: readonly [number, number];
  value: readonly [minimum: number, maximum: number];
  words: (amount: number) => string;
  /** Null at the thumb's end, where it sets no limit. */
  onSlide: (end: 0 | 1, amount: number | null) => void;
  onSettle: () => void;
}

/** They cannot pass each other; nothing where there is only one stop. */
function RangeSlider({ label, bounds, value, words, onSlide, onSettle }: RangeSliderProps) {
  const stops = stopsOf(...bounds);
  const last = stops.length - 1;
  if (last === 0) return null;
  const positions = [stopAt(stops, value[0]), stopAt(stops, value[1])] as const;

  function slide(end: 0 | 1, position: number) {
    const stop = end === 0 ? Math.min(position, positions[1]) : Math.max(position, positions[0]);
    onSlide(end, stop === [0, last][end] ? null : (stops[stop] ?? null));
  }

  return (
    <div className={styles.slider}>
      <span className={styles.track} />
      {/* An SVG, because the Content-Security-Policy forbids style attributes. */}
      <svg className={styles.chosen} aria-hidden="true">
        <rect x={percent(positions[0] / last)} width={percent((positions[1] - positions[0]) / last)} height="100%" />
      </svg>
      {ENDS.map((end) => (
        <input
          key={end}
          className={styles.thumb}
          type="range"
          min={0}
          max={last}
          value={positions[end]}
          aria-label={`${label}, ${ADJECTIVES[end]}`}
          aria-valuetext={words(stops[positions[end]] ?? bounds[end])}
          onChange={({ target }) => slide(end, Number(target.value))}
          onPointerUp={onSettle}
          onKeyUp={onSettle}
          onBlur={onSettle}
        />
      ))}
    </div>
  );
}

function percent(share: number): string {
  return `${share * 100}%`;
}

function text(amount: number | null): string {
  return amount === null ? '' : String(amount);
}

/** An empty text sets no limit. */
function isUnread(typed: string): boolean {
  return typed.trim() !== '' && readAmount(typed) === null;
}

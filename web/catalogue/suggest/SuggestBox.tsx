import { memo, useEffect, useEffectEvent, useLayoutEffect, type ComponentProps, type RefObject } from 'react';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { spoken } from './overlay.rules.ts';
import { SuggestPanel } from './SuggestPanel.tsx';
import { useSuggestBox } from './useSuggestBox.ts';

export interface FieldUpgrade {
  isOpen: boolean;
  /** Make the field a combobox. It stays uncontrolled. */
  fieldProps: ComponentProps<'input'>;
  /** Searches for a non-empty term, and remembers it. */
  search(term: string): void;
  clear(): void;
}

interface SuggestBoxProps {
  /** The form's own input, which keeps focus, caret and text while it becomes a combobox. */
  field: RefObject<HTMLInputElement | null>;
  label: string;
  query: string;
  onUpgrade(upgrade: FieldUpgrade): void;
}

type FieldProps = Pick<ComponentProps<'input'>, 'aria-label' | 'aria-expanded' | 'onChange' | 'onFocus' | 'onKeyDown'>;

/** Renders the overlay; the field stays the form's. */
export const SuggestBox = memo(function SuggestBox({ field, label, query, onUpgrade }: SuggestBoxProps) {
  const box = useSuggestBox({ field, query });
  const { isOpen, isVisible, inputValue, shown, closeMenu } = box;
  const {
    ref,
    value: _,
    ...fieldProps
  } = box.getInputProps<FieldProps>({
    'aria-label': label,
    'aria-expanded': isVisible,
    onChange: (event) => box.onType(event.currentTarget.value),
    onFocus: box.openMenu,
    onKeyDown: box.onKeyDown,
  });

  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(field.current);
    onUpgrade({ isOpen: isVisible, fieldProps, search: box.search, clear: box.clear });
  });
  useLayoutEffect(() => {
    if (field.current) show(field.current, inputValue);
  }, [field, inputValue]);

  useDismissal(isOpen, field, closeMenu);
  const announce = useAnnounce();
  const message = isVisible ? spoken(shown) : '';
  const say = useEffectEvent(() => {
    if (message) announce(message);
  });
  // Announced again when the typed text changes, even if the number of suggestions does not.
  useEffect(() => say(), [message, shown.typed]);

  return <SuggestPanel box={box} field={field} />;
});

/** Writing moves the caret. */
function show(field: HTMLInputElement, text: string) {
  if (field.value !== text) field.value = text;
}

/** On a click or focus outside the search, and on Escape from one of the overlay's buttons. */
function useDismissal(isOpen: boolean, field: RefObject<HTMLInputElement | null>, close: () => void) {
  const onOutside = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !field.current?.closest('search')?.contains(target)) close();
  });
  const onKeyDown = useEffectEvent(({ key, target }: KeyboardEvent) => {
    if (key !== 'Escape' || target === field.current) return;
    field.current?.focus();
    close();
  });
  useEffect(() => {
    if (!isOpen) return;
    const outside = (event: Event) => onOutside(event);
    const keyDown = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', keyDown);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', keyDown);
    };
  }, [isOpen]);
}

import { memo, useEffect, useEffectEvent, useLayoutEffect, type ComponentProps, type RefObject } from 'react';
import { useAnnounce } from '../ui/Announcer.tsx';
import { spoken } from './overlay.rules.ts';
import { SuggestPanel } from './SuggestPanel.tsx';
import { useSuggestBox } from './useSuggestBox.ts';

/** What the search form takes over once suggestions are there. */
export interface FieldUpgrade {
  /** Whether the overlay is to be seen. */
  isOpen: boolean;
  /** Attributes and handlers that make the field a combobox. Its value stays its own. */
  fieldProps: ComponentProps<'input'>;
  /** Searches for a term that is not empty, and remembers it. */
  search(term: string): void;
  /** Empties the field. */
  clear(): void;
}

interface SuggestBoxProps {
  /** The form's own field: it keeps focus, caret and text while it becomes a combobox. */
  field: RefObject<HTMLInputElement | null>;
  label: string;
  /** The term of the page's address. */
  query: string;
  /** Told of each change of what the form takes over. */
  onUpgrade(upgrade: FieldUpgrade): void;
}

type FieldProps = Pick<ComponentProps<'input'>, 'aria-label' | 'aria-expanded' | 'onChange' | 'onFocus' | 'onKeyDown'>;

/** Suggestions under the search field. It draws the overlay and leads the field, which stays the form's. */
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
  // The same number of other suggestions is news too.
  useEffect(() => say(), [message, shown.typed]);

  return <SuggestPanel box={box} field={field} />;
});

/** Leaves a field alone that shows the text already: its caret must not move. */
function show(field: HTMLInputElement, text: string) {
  if (field.value !== text) field.value = text;
}

/** While the overlay is open, a press or focus outside the search closes it, and so does Escape on one of its buttons. */
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

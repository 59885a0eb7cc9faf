import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import * as styles from './Tooltip.css.ts';

const SHOW_DELAY_MILLISECONDS = 200;
/** For the pointer to cross from the button to the explanation. */
const HIDE_DELAY_MILLISECONDS = 150;
const GAP = 8;

interface TooltipProps {
  /** The button's accessible name, such as "About IP Rating". */
  label: string;
  children: ReactNode;
  /** On the green band. Defaults to false. */
  onGreen?: boolean;
}

/** Hovering shows it after a delay, focus and tap at once. In the top layer, so that no container clips it. */
export function Tooltip({ label, children, onGreen = false }: TooltipProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);
  const set = (next: boolean, delay = 0) => {
    clearTimeout(timer.current);
    if (delay) timer.current = setTimeout(setOpen, delay, next);
    else setOpen(next);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Escape closes the tooltip only, not the dialog around it.
    event.preventDefault();
    event.stopPropagation();
    set(false);
  });
  const onPress = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && !button.current?.contains(target) && !bubble.current?.contains(target)) set(false);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const [shown, opener] = [bubble.current, button.current];
    if (!open || !shown || !opener) return;
    shown.showPopover();
    // Follows the button, which focus may scroll into view.
    const place = () => placeBeside(shown, opener);
    place();
    const keyDown = (event: KeyboardEvent) => onKeyDown(event);
    const press = (event: PointerEvent) => onPress(event);
    document.addEventListener('keydown', keyDown, true);
    document.addEventListener('pointerdown', press);
    document.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      document.removeEventListener('keydown', keyDown, true);
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('scroll', place, true);
      if (shown.isConnected) shown.hidePopover();
    };
  }, [open]);

  return (
    <span
      className={styles.place}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && set(true, SHOW_DELAY_MILLISECONDS)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && set(false, HIDE_DELAY_MILLISECONDS)}
    >
      <button
        ref={button}
        type="button"
        className={onGreen ? styles.buttonOnGreen : styles.button}
        aria-label={label}
        aria-describedby={id}
        onFocus={({ target }) => target.matches(':focus-visible') && set(true)}
        onBlur={() => set(false)}
        onClick={() => set(true)}
      >
        <Icon name="info" size={16} />
      </button>
      <span ref={bubble} id={id} role="tooltip" popover="manual" className={styles.bubble}>
        {children}
      </span>
    </span>
  );
}

/** Under its button, or above it at the end of the screen, and within its sides. */
function placeBeside(shown: HTMLElement, opener: HTMLElement): void {
  const { left, top, bottom, width } = opener.getBoundingClientRect();
  const size = shown.getBoundingClientRect();
  const right = document.documentElement.clientWidth - size.width - GAP;
  const below = bottom + GAP;
  shown.style.left = `${Math.max(GAP, Math.min(left + (width - size.width) / 2, right))}px`;
  shown.style.top = `${below + size.height > window.innerHeight ? top - GAP - size.height : below}px`;
}

import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import * as styles from './Dialog.css.ts';
import { Icon } from './Icon.tsx';

interface DialogProps {
  open: boolean;
  /** On Escape, the close button and a click on the backdrop; the parent then sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** A drawer is at a side of the screen, the others in the centre. Defaults to `drawer`. */
  kind?: 'drawer' | 'centred' | 'wide';
  side?: 'left' | 'right';
}

/** The page behind is inert and does not scroll; focus is restored on closing. Children render on first opening. */
export function Dialog({ open, onClose, title, children, kind = 'drawer', side = 'right' }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);

  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      const { documentElement } = document;
      document.body.style.setProperty('--scrollbar-width', `${window.innerWidth - documentElement.clientWidth}px`);
      openers.set(dialog, document.activeElement);
      dialog.showModal();
    }
    if (!open && dialog.open) {
      dialog.close();
      giveFocusBack(dialog);
    }
  }, [open]);

  const closeOnBackdrop = useEffectEvent((event: MouseEvent) => {
    const dialog = element.current;
    if (!dialog || event.target !== dialog) return;
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const inside = event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
    if (inside) return;
    // Otherwise the click would move focus to the page behind, after the dialog has restored it.
    event.preventDefault();
    onClose();
  });
  useEffect(() => {
    const dialog = element.current;
    // A click on the backdrop targets the dialog itself; keyboard users have Escape and the close button.
    const press = (event: MouseEvent) => closeOnBackdrop(event);
    dialog?.addEventListener('mousedown', press);
    return () => dialog?.removeEventListener('mousedown', press);
  }, []);

  return (
    <dialog
      ref={element}
      className={styles.kind[kind === 'drawer' ? side : kind]}
      aria-labelledby={wasOpened ? titleId : undefined}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // Browsers may close a dialog without a cancel event, for example on a second Escape.
      onClose={(event) => {
        if (open && event.target === event.currentTarget) onClose();
      }}
    >
      {wasOpened && (
        <>
          <div className={styles.head}>
            <h2 className={styles.title} id={titleId}>
              {title}
            </h2>
            <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
              <Icon name="close" size={24} />
            </button>
          </div>
          <div className={styles.body}>{children}</div>
        </>
      )}
    </dialog>
  );
}

/** The element that had focus when each dialog opened. */
const openers = new WeakMap<Element, Element | null>();

/** To an outer dialog's opener when the element has gone with that dialog, to the heading when it has left the page. */
function giveFocusBack(dialog: HTMLDialogElement) {
  // The browser restores focus itself, unless the element has gone.
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body && !dialog.contains(activeElement)) return;
  let opener = openers.get(dialog);
  for (let outer = opener?.closest('dialog'); outer && !outer.open; outer = opener?.closest('dialog'))
    opener = openers.get(outer);
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body)
    return opener.focus({ preventScroll: true });
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

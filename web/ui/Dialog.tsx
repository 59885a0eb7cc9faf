import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import * as styles from './Dialog.css.ts';
import { Icon } from './Icon.tsx';

interface DialogProps {
  open: boolean;
  /** Called for Escape, the close button and a press beside the dialog; the parent then says `open={false}`. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** A drawer stands at a side of the screen, the others in its middle. Defaults to drawer. */
  kind?: 'drawer' | 'centred' | 'wide';
  /** The side of a drawer. Defaults to right. */
  side?: 'left' | 'right';
}

/** A modal dialog. The page behind is inert and does not scroll; focus goes back to where it was. Content is drawn from the first opening on. */
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
      documentElement.style.setProperty('--scrollbar-width', `${window.innerWidth - documentElement.clientWidth}px`);
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
    // The press would put focus on the page behind, after the dialog has given it back.
    event.preventDefault();
    onClose();
  });
  useEffect(() => {
    const dialog = element.current;
    // A press beside the dialog reaches it as its backdrop's; the keyboard has Escape and the close button.
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
      // The browser may close it without asking first, as it does for a second Escape.
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

/** What had the focus when each dialog opened. */
const openers = new WeakMap<Element, Element | null>();

/** A dialog may have been opened from another that has closed since: then focus goes to where that one was opened. */
function giveFocusBack(dialog: HTMLDialogElement) {
  // The browser has done so already, unless what had the focus is gone.
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body && !dialog.contains(activeElement)) return;
  let opener = openers.get(dialog);
  for (let outer = opener?.closest('dialog'); outer && !outer.open; outer = opener?.closest('dialog'))
    opener = openers.get(outer);
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
}

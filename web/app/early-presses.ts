/** What a shopper did to a control that was painted and not yet alive. */
interface EarlyPress {
  /** A button, a field, or a form that was sent. */
  control: Element;
  /** What stood in a field. */
  value: string;
  isChecked: boolean;
  /** The button that a form was sent with. */
  submitter: HTMLElement | null | undefined;
  /** Shows the shopper that the press was heard. */
  look: Animation | undefined;
}

declare global {
  interface Window {
    /** Ends the keeping of presses, and hands over what was kept. Gone once the page is hydrated. */
    takeEarlyPresses?: () => EarlyPress[];
  }
}

/**
 * Runs in the page's head, as text of its own: whatever it uses stands inside it. Buttons, and forms that say no address, do nothing before
 * the page is alive: who pressed them meanwhile is shown that it was heard. Links, and forms that the browser can send, are left to the browser;
 * so are fields, but React has to be told of what stands in them.
 *
 * The last press of each control counts, once: who presses again because nothing happens wants it once. Nothing shows in attributes, which
 * React compares with its own.
 */
export function keepEarlyPresses(): void {
  const kept = new Map<Element, EarlyPress>();
  const types = ['click', 'input', 'submit'];
  const keep = (event: Event) => {
    const { type, target } = event;
    if (!(target instanceof Element)) return;
    const control =
      type === 'click'
        ? target.closest<HTMLInputElement>('button,[type=checkbox],[type=radio]')
        : (target as HTMLInputElement);
    if (!control || control.matches(type === 'submit' ? '[action]' : 'form button:not([type=button])')) return;
    // React may be taking over at this moment: what is made again must not be heard by it now.
    event.stopPropagation();
    if (type === 'submit') event.preventDefault();
    const { submitter } = event as Partial<SubmitEvent>;
    const pressed = submitter ?? control;
    const look =
      kept.get(control)?.look ??
      (pressed.matches('button') ? pressed.animate({ opacity: 0.6 }, { duration: 120, fill: 'forwards' }) : undefined);
    kept.delete(control);
    kept.set(control, { control, value: control.value, isChecked: control.checked, submitter, look });
  };
  for (const type of types) addEventListener(type, keep, true);
  window.takeEarlyPresses = () => {
    for (const type of types) removeEventListener(type, keep, true);
    return [...kept.values()];
  };
}

/** Makes again, in their order, the presses that came before the page was alive; controls that are gone or disabled by now are left alone. */
export async function makeEarlyPresses(): Promise<void> {
  const presses = window.takeEarlyPresses?.() ?? [];
  delete window.takeEarlyPresses;
  const restoreCaret = keepCaret(document.activeElement);
  for (const press of presses) {
    // What one press changes is drawn before the next one, as it is between the presses of a hand.
    await Promise.resolve();
    press.look?.cancel();
    if (press.control.isConnected && !(press.submitter ?? press.control).matches(':disabled')) make(press);
  }
  await Promise.resolve();
  restoreCaret();
}

/** Writing a field moves its caret, and so does React where one field of a form is told before another. */
function keepCaret(field: Element | null): () => void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return () => {};
  const { selectionStart, selectionEnd, selectionDirection } = field;
  return () => {
    // Null for types that have no caret to read, such as email.
    if (selectionStart !== null && field === document.activeElement)
      field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  };
}

function make({ control, value, isChecked, submitter }: EarlyPress): void {
  if (control instanceof HTMLFormElement) control.requestSubmit(submitter);
  else if (control instanceof HTMLButtonElement) control.click();
  else if (control instanceof HTMLInputElement && control.matches('[type=checkbox],[type=radio]')) {
    control.checked = !isChecked;
    control.click();
  } else if (
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  )
    tell(control, value);
}

/**
 * React hears of a change where a field's value differs from the last that React has seen, and on hydration it sees what was typed. Assigned to the field,
 * the server's value is what React has seen last; the setter of the prototype then writes what was typed past React, as testing tools do.
 */
function tell(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void {
  if (field instanceof HTMLSelectElement) field.value = value;
  else {
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  }
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  // What counts only once its field is left.
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

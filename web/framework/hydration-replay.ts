interface RecordedEvent {
  control: Element;
  value: string;
  isChecked: boolean;
  submitter: HTMLElement | null | undefined;
  /** Fades the clicked button. */
  feedback: Animation | undefined;
}

declare global {
  interface Window {
    /** Stops recording. Deleted on hydration. */
    takeRecordedEvents?: () => RecordedEvent[];
  }
}

/**
 * Records what React would miss before hydration, but not links and forms with an `action`, which work without scripts.
 * Inline, so it must not refer to anything outside itself. Each control keeps only its last event: a second click when
 * nothing happened means one. Feedback is an animation, as an attribute would be a hydration mismatch.
 */
export function recordEvents(): void {
  const recorded = new Map<Element, RecordedEvent>();
  const types = ['click', 'input', 'submit'];
  const record = (event: Event) => {
    const { type, target } = event;
    if (!(target instanceof Element)) return;
    const control =
      type === 'click'
        ? target.closest<HTMLInputElement>('button,[type=checkbox],[type=radio]')
        : (target as HTMLInputElement);
    if (!control || control.matches(type === 'submit' ? '[action]' : 'form button:not([type=button])')) return;
    // React may be hydrating already, and must not handle the event twice.
    event.stopPropagation();
    if (type === 'submit') event.preventDefault();
    const { submitter } = event as Partial<SubmitEvent>;
    const pressed = submitter ?? control;
    const feedback =
      recorded.get(control)?.feedback ??
      (pressed.matches('button') ? pressed.animate({ opacity: 0.6 }, { duration: 120, fill: 'forwards' }) : undefined);
    recorded.delete(control);
    recorded.set(control, { control, value: control.value, isChecked: control.checked, submitter, feedback });
  };
  for (const type of types) addEventListener(type, record, true);
  window.takeRecordedEvents = () => {
    for (const type of types) removeEventListener(type, record, true);
    return [...recorded.values()];
  };
}

/** In order; skips controls that are gone or disabled. */
export async function replayEvents(): Promise<void> {
  const events = window.takeRecordedEvents?.() ?? [];
  delete window.takeRecordedEvents;
  const restoreCaret = saveCaret(document.activeElement);
  for (const event of events) {
    // Lets React render one event's effect before the next, as it would between real events.
    await Promise.resolve();
    event.feedback?.cancel();
    if (event.control.isConnected && !(event.submitter ?? event.control).matches(':disabled')) replay(event);
  }
  await Promise.resolve();
  restoreCaret();
}

/** Replaying input moves it. Returns the function that restores it. */
function saveCaret(field: Element | null): () => void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return () => {};
  const { selectionStart, selectionEnd, selectionDirection } = field;
  return () => {
    // Null for types without a readable caret, such as email.
    if (selectionStart !== null && field === document.activeElement)
      field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  };
}

function replay({ control, value, isChecked, submitter }: RecordedEvent): void {
  // React hydrates the pressed part before it handles a press. A submit or an input alone would come too early.
  control.dispatchEvent(new Event('pointerup', { bubbles: true }));
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
    setFieldValue(control, value);
}

/** Assigning the server's value resets React's tracker; the prototype's setter writes the typed value past it. */
function setFieldValue(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void {
  if (field instanceof HTMLSelectElement) field.value = value;
  else {
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  }
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  // Some fields apply on blur.
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** For how long a button tells that it has copied. */
const TOLD_MILLISECONDS = 2_000;

/** Shows the copy buttons, each of which copies the block of code that it belongs to. */
export function startCopying(status: HTMLElement): void {
  // Only pages of a secure origin have a clipboard.
  if (!('clipboard' in navigator)) return;
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
    button.hidden = false;
    button.addEventListener('click', () => void copy(button, status));
  }
}

async function copy(button: HTMLButtonElement, status: HTMLElement): Promise<void> {
  const word = button.querySelector('span');
  const code = button.closest('.code')?.querySelector('code')?.textContent;
  if (!word || code == null) return;
  const told = await navigator.clipboard.writeText(code).then(
    () => 'Copied',
    () => 'Not copied',
  );
  word.textContent = told;
  status.textContent = told;
  setTimeout(() => {
    word.textContent = 'Copy';
    status.textContent = '';
  }, TOLD_MILLISECONDS);
}

/** It is missing on plain HTTP. */
export function hasClipboard(): boolean {
  return Boolean(clipboard());
}

/** Resolves with whether that succeeded: the browser or the shopper may refuse it. */
export async function copyText(text: string): Promise<boolean> {
  const board = clipboard();
  if (!board) return false;
  try {
    await board.writeText(text);
    return true;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return false;
  }
}

function clipboard(): Clipboard | null | undefined {
  return navigator.clipboard as Clipboard | null | undefined;
}

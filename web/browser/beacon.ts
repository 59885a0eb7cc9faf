/** Sends text after the page is gone too, where the browser can. No answer is read. */
export function sendBeacon(path: string, text: string): void {
  const { sendBeacon: send } = navigator as Partial<Navigator>;
  send?.call(navigator, path, text);
}

/** The router would load the page again and cancel a navigation. It reads the address when the shopper comes back. */
export function replaceAddress(address: string): void {
  window.history.replaceState(window.history.state, '', address);
}

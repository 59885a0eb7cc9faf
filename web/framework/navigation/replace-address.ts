/**
 * Changes the address of the page on the screen without the router: it would load the page again, and a navigation
 * under way would be cancelled. The router reads the address when the shopper comes back.
 */
export function replaceAddress(address: string): void {
  window.history.replaceState(window.history.state, '', address);
}

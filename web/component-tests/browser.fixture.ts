import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// relay-test-utils creates its mocks with the global of Jest.
Object.assign(globalThis, { jest: vi });

// jsdom has no layout, media queries or modal dialogs. The page tests cover them in a real browser.
Element.prototype.scrollIntoView = () => {};
window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

// jsdom does not know the element <search>, and React warns of elements that the browser does not know.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' });

// Relay asks an optimistic success for the fields of the interface `UserError` too, whatever its type is.
const UNAVOIDABLE = 'Expected `optimisticResponse` to match structure of server response';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
const error = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => {
  warn.mockClear();
  error.mockClear();
});

afterEach(() => {
  cleanup();
  const printed = [...warn.mock.calls, ...error.mock.calls].map(String);
  expect(printed.filter((text) => !text.includes(UNAVOIDABLE))).toEqual([]);
});

// Each file is a page of its own: the storefront's modules keep a page's state.
vi.resetModules();

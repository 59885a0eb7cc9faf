import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// relay-test-utils makes its mocks with the global of another test runner.
Object.assign(globalThis, { jest: vi });

// What jsdom lacks: layout, media queries and modal dialogs. Page tests cover them in a real browser.
Element.prototype.scrollIntoView = () => {};
window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

afterEach(cleanup);

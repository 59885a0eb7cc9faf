import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

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

afterEach(cleanup);

import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// relay-test-utils makes its mocks with the global of another test runner.
Object.assign(globalThis, { jest: vi });

// Layout and modal dialogs, which jsdom has not: page tests see to them in a browser.
Element.prototype.scrollIntoView = () => {};

afterEach(cleanup);

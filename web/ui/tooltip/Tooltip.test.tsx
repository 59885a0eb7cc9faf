import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FacetGroup } from '../../catalogue/list/filters/FacetGroup.tsx';

// jsdom has no popovers.
HTMLElement.prototype.showPopover = function showPopover() {
  this.dataset.shown = '';
};
HTMLElement.prototype.hidePopover = function hidePopover() {
  delete this.dataset.shown;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Renders the name of a facet, which a tooltip explains. */
function setUp() {
  const onEscape = vi.fn<() => void>();
  render(
    <div role="none" onKeyDown={onEscape}>
      <FacetGroup name="Lumens (lm)" chosen={0} open>
        <input type="checkbox" />
      </FacetGroup>
    </div>,
  );
  const bubble = screen.getByRole('tooltip', { hidden: true });
  const button = screen.getByRole('button', { name: 'About Lumens (lm)' });
  return {
    bubble,
    button,
    onEscape,
    isShown: () => bubble.dataset.shown !== undefined,
    user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }),
    pass: (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds)),
  };
}

test('shows 200 ms after the pointer came, and hides 150 ms after it left', async () => {
  const { bubble, button, isShown, user, pass } = setUp();
  expect(bubble.textContent).toMatch(/^How much light it gives\./);
  await user.hover(button);
  await pass(150);
  expect(isShown()).toBe(false);
  await pass(100);
  expect(isShown()).toBe(true);
  await user.unhover(button);
  await pass(100);
  expect(isShown()).toBe(true);
  await pass(100);
  expect(isShown()).toBe(false);
});

test('shows on focus at once; Escape hides it alone, and not the dialog around it', async () => {
  const { button, isShown, user, onEscape } = setUp();
  while (document.activeElement !== button) await user.tab();
  expect(isShown()).toBe(true);
  onEscape.mockClear();
  await user.keyboard('{Escape}');
  expect(isShown()).toBe(false);
  expect(onEscape).not.toHaveBeenCalled();
});

test('shows on a press, and hides on one elsewhere', async () => {
  const { button, isShown, user } = setUp();
  await user.click(button);
  expect(isShown()).toBe(true);
  fireEvent.pointerDown(screen.getByRole('checkbox'));
  expect(isShown()).toBe(false);
});

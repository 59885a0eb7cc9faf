import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ComponentProps, type FormEvent, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { Stepper } from './Stepper.tsx';

const LABEL = 'Quantity of Bari pendant';

function setUp(
  { initial = 1, ...props }: { initial?: number } & Partial<ComponentProps<typeof Stepper>> = {},
  around: (stepper: ReactNode) => ReactNode = (stepper) => stepper,
) {
  const onChange = vi.fn<(value: number) => void>();
  function Subject() {
    const [value, setValue] = useState(initial);
    return around(
      <Stepper
        {...props}
        label={LABEL}
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />,
    );
  }
  render(<Subject />);
  return {
    user: userEvent.setup(),
    field: screen.getByRole<HTMLInputElement>('textbox', { name: LABEL }),
    increase: screen.getByRole<HTMLButtonElement>('button', { name: 'Increase' }),
    decrease: screen.getByRole<HTMLButtonElement>('button', { name: 'Decrease' }),
    changes: () => onChange.mock.calls.map(([value]) => value),
  };
}

test('steps up and down by one, by button and by arrow key, not below the minimum', async () => {
  const { user, field, increase, decrease, changes } = setUp({ initial: 2 });
  expect(screen.getByRole('group', { name: LABEL })).toBeDefined();
  await user.click(increase);
  await user.click(decrease);
  await user.type(field, '{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(changes()).toEqual([3, 2, 3, 2, 1]);
  expect(decrease.disabled).toBe(true);
});

test('steps by multiples, from the lowest that reaches the minimum to the highest within the maximum', async () => {
  const { user, field, increase, decrease, changes } = setUp({ initial: 10, minimum: 8, step: 5, maximum: 23 });
  expect(decrease.disabled).toBe(true);
  await user.click(increase);
  await user.clear(field);
  await user.type(field, '16{Enter}');
  expect(increase.disabled).toBe(true);
  await user.clear(field);
  await user.type(field, '99{Enter}');
  await user.clear(field);
  await user.type(field, '1{Enter}');
  expect(changes()).toEqual([15, 20, 10]);
});

test('does not step above the maximum, and gives the reason as the field’s description', async () => {
  const reason = 'Only 3 in stock';
  const { user, field, increase, changes } = setUp({ initial: 2, maximum: 3, maximumReason: reason });
  expect(screen.queryByText(reason)).toBeNull();
  await user.click(increase);
  expect(increase.disabled).toBe(true);
  expect(screen.getByRole('textbox', { name: LABEL, description: reason })).toBe(field);
  await user.type(field, '{ArrowUp}');
  expect(changes()).toEqual([3]);
});

test('applies a typed number on Enter without submitting the form around it', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  const { user, field, changes } = setUp({}, (stepper) => <form onSubmit={onSubmit}>{stepper}</form>);
  await user.clear(field);
  await user.type(field, '7');
  expect(changes()).toEqual([]);
  await user.keyboard('{Enter}');
  expect(changes()).toEqual([7]);
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each([
  ['above the maximum', '99', '5', [5]],
  ['below the minimum', '0', '1', [1]],
  ['left empty', '', '2', []],
])('clamps a typed number to its limits: %s', async (_, typed, shown, expected) => {
  const { user, field, changes } = setUp({ initial: 2, maximum: 5 });
  await user.clear(field);
  if (typed) await user.type(field, typed);
  await user.tab();
  expect(field.value).toBe(shown);
  expect(changes()).toEqual(expected);
});

test('keeps what is no whole number, and says what is wrong with it', async () => {
  const typed = '2.5';
  const onInvalid = vi.fn<(isInvalid: boolean) => void>();
  const { user, field, increase, changes } = setUp({ initial: 2, onInvalid });
  await user.clear(field);
  await user.type(field, typed);
  await user.tab();
  expect(field.value).toBe(typed);
  expect(changes()).toEqual([]);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('textbox', { description: 'Please enter a whole number, such as 12.' })).toBe(field);
  await user.click(increase);
  expect([field.value, field.hasAttribute('aria-invalid'), onInvalid.mock.calls]).toEqual([
    '3',
    false,
    [[true], [false]],
  ]);
});

import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { Field } from './Field.tsx';
import { PasswordField } from './PasswordField.tsx';

const setUp = (props: Partial<ComponentProps<typeof Field>> = {}) =>
  void render(<Field label="Postcode" {...props} value="" onChange={() => {}} />);

test('is required by default, and labels an optional field', () => {
  setUp();
  expect(screen.getByRole('textbox', { name: 'Postcode' }).getAttribute('aria-required')).toBe('true');
  setUp({ optional: true });
  expect(screen.getByRole('textbox', { name: 'Postcode (optional)' }).getAttribute('aria-required')).toBeNull();
});

test('is described by its hint and error, and invalid only with an error', () => {
  const hint = 'Where it is delivered to.';
  const error = 'Please enter your postcode.';
  setUp({ hint });
  expect(screen.getByRole('textbox', { description: hint }).getAttribute('aria-invalid')).toBeNull();
  setUp({ hint, error });
  expect(screen.getByRole('textbox', { description: `${hint} ${error}` }).getAttribute('aria-invalid')).toBe('true');
});

test('shows a password by its button, and keeps the typed text', async () => {
  function Subject() {
    const [value, setValue] = useState('');
    return (
      <PasswordField id="password" label="New password" value={value} onChange={setValue} autoComplete="new-password" />
    );
  }
  render(<Subject />);
  const user = userEvent.setup();
  const field = screen.getByLabelText<HTMLInputElement>('New password', { selector: 'input' });
  await user.type(field, 'correct horse');
  expect(field.type).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show new password' }));
  expect(field.type).toBe('text');
  expect(field.value).toBe('correct horse');
  await user.click(screen.getByRole('button', { name: 'Hide new password' }));
  expect(field.type).toBe('password');
});

import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '../Button.tsx';
import { Field } from '../field/Field.tsx';
import { CheckedForm } from './CheckedForm.tsx';
import { emailError, errorsOf, missing, type FieldErrors } from './fields.rules.ts';

const NAME = 'Please enter your name.';
const EMAIL = 'Please enter an email address such as name@example.com.';

function setUp(refused?: FieldErrors) {
  const onDone = vi.fn<(value: string) => void>();
  function Subject() {
    const [values, setValues] = useState({ name: '', email: '' });
    const check = () => errorsOf({ name: missing(values.name, NAME), email: emailError(values.email) });
    return (
      <CheckedForm check={check} onDone={onDone} refused={refused}>
        {(errors) => (
          <>
            {(['name', 'email'] as const).map((id) => (
              <Field
                key={id}
                id={id}
                label={id}
                value={values[id]}
                onChange={(value) => setValues({ ...values, [id]: value })}
                error={errors[id]}
              />
            ))}
            <Button type="submit" value="save">
              Save
            </Button>
          </>
        )}
      </CheckedForm>
    );
  }
  render(<Subject />);
  return {
    user: userEvent.setup(),
    onDone,
    name: screen.getByRole('textbox', { name: 'name' }),
    email: screen.getByRole('textbox', { name: 'email' }),
    save: screen.getByRole('button', { name: 'Save' }),
  };
}

/** The lines of the error summary. */
const summary = () => within(screen.getByRole('alert')).getAllByRole('link');

test('lists the errors, shows each beside its field, and moves focus to the first', async () => {
  const { user, save, name, email, onDone } = setUp();
  await user.type(email, 'ann');
  await user.tab();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(save);
  expect(summary().map(({ textContent }) => textContent)).toEqual([NAME, EMAIL]);
  expect(screen.getByRole('textbox', { description: NAME })).toBe(name);
  expect(screen.getByRole('textbox', { description: EMAIL })).toBe(email);
  expect(document.activeElement).toBe(name);
  expect(onDone).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: EMAIL }));
  expect(document.activeElement).toBe(email);
});

test('removes an error once its field is corrected, and submits with the value of the clicked button', async () => {
  const { user, save, name, email, onDone } = setUp();
  await user.click(save);
  await user.type(name, 'Ann');
  expect(summary().map(({ textContent }) => textContent)).toEqual([EMAIL]);
  await user.type(email, 'ann@example.com');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(save);
  expect(onDone.mock.calls).toEqual([['save']]);
});

test('shows the fields that the graph refused, and can be submitted again', async () => {
  const { user, save, name, email, onDone } = setUp({ email: 'That address has an account already.' });
  expect(screen.getByRole('textbox', { description: 'That address has an account already.' })).toBe(email);
  await user.type(name, 'Ann');
  await user.type(email, 'ann@example.com');
  await user.click(save);
  expect(onDone).toHaveBeenCalledOnce();
});

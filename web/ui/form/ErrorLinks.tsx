import type { FieldErrors } from './fields.rules.ts';

interface ErrorLinksProps {
  errors: FieldErrors;
  idOf?: (field: string) => string;
  className?: string;
}

/** They focus their fields without adding a history entry. */
export function ErrorLinks({ errors, idOf = (field) => field, className }: ErrorLinksProps) {
  return (
    <ul className={className}>
      {Object.entries(errors).map(([field, message]) => (
        <li key={field}>
          <a
            href={`#${idOf(field)}`}
            onClick={(event) => {
              event.preventDefault();
              focusOn(idOf(field));
            }}
          >
            {message}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function focusOn(id: string) {
  const element = document.getElementById(id);
  element?.focus();
  element?.scrollIntoView({ block: 'center' });
}

import * as form from '../../ui/form/form.css.ts';

/** What came of saving: a problem at once, what went well when the reader is free. */
export function SaveState({ problem, message }: { problem: string | null; message: string | null }) {
  return (
    <>
      {problem && (
        <p className={form.problem} role="alert">
          {problem}
        </p>
      )}
      <output className={form.state}>{message && <span className={form.done}>{message}</span>}</output>
    </>
  );
}

import type { Example } from '../examples.ts';

interface ExamplesMenuProps {
  examples: readonly Example[];
  onChoose(example: Example): void;
}

/** The titles of all examples below their nouns. */
export function ExamplesMenu({ examples, onChoose }: ExamplesMenuProps) {
  const nouns = [...new Set(examples.map(({ noun }) => noun))];
  return (
    <nav className="panel" aria-label="Examples">
      {nouns.map((noun) => (
        <section key={noun}>
          <h2>{noun}</h2>
          <ul>
            {examples
              .filter((example) => example.noun === noun)
              .map((example) => (
                <li key={example.name}>
                  <button type="button" onClick={() => onChoose(example)}>
                    {example.title}
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

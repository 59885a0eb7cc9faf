import { Labelled, type LabelledProps } from './Field.tsx';
import * as styles from './Field.css.ts';

interface SelectFieldProps extends LabelledProps {
  options: readonly string[];
  autoComplete?: string;
}

export function SelectField({ options, autoComplete, ...rest }: SelectFieldProps) {
  return (
    <Labelled {...rest}>
      {(attributes) => (
        <select {...attributes} className={styles.input} autoComplete={autoComplete}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

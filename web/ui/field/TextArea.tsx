import type { ComponentProps } from 'react';
import { Labelled, type LabelledProps } from './Field.tsx';
import * as styles from './Field.css.ts';

interface TextAreaProps extends LabelledProps, Omit<ComponentProps<'textarea'>, keyof LabelledProps> {}

export function TextArea({ id, label, value, onChange, hint, error, optional, ...rest }: TextAreaProps) {
  return (
    <Labelled {...{ id, label, value, onChange, hint, error, optional }}>
      {(attributes) => <textarea {...rest} {...attributes} className={styles.area} />}
    </Labelled>
  );
}

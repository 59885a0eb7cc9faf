import { useState, type FormEvent } from 'react';
import {
  SAVED_SECTIONS_MAXIMUM,
  savedListName,
  type SavedContentChange,
  type SavedSection,
} from '@storefront/domain/saved-list.rules.ts';
import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import { newId } from '../../../cart/client/new-id.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/field/Field.tsx';
import { focusOnMount } from '../../../ui/field/focus-on-mount.ts';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import * as styles from './ListSections.css.ts';
import { shiftedKeys } from './move-line.rules.ts';
import { lineTool } from './SavedListLine.css.ts';

interface SectionToolsProps {
  section: SavedSection;
  sections: readonly SavedSection[];
  onChange: (change: SavedContentChange, said?: string) => void;
}

export function SectionTools({ section, sections, onChange }: SectionToolsProps) {
  const [isEditing, setEditing] = useState(false);
  const { key, name } = section;
  const keys = sections.map((other) => other.key);
  const index = keys.indexOf(key);
  const shift = (by: -1 | 1) => () =>
    onChange({ sectionOrder: shiftedKeys(keys, key, by) }, `${name} is section ${index + 1 + by} of ${keys.length}`);
  if (isEditing)
    return (
      <SectionForm
        section={section}
        onDone={(changed) => {
          setEditing(false);
          if (changed) onChange({ sections: [changed] });
        }}
      />
    );
  return (
    <div className={styles.tools}>
      <button type="button" className={lineTool} aria-label={`Edit ${name}`} onClick={() => setEditing(true)}>
        Name and note
      </button>
      {index > 0 && (
        <button type="button" className={lineTool} aria-label={`Move ${name} up`} onClick={shift(-1)}>
          Up
        </button>
      )}
      {index < keys.length - 1 && (
        <button type="button" className={lineTool} aria-label={`Move ${name} down`} onClick={shift(1)}>
          Down
        </button>
      )}
      <button
        type="button"
        className={lineTool}
        aria-label={`Remove ${name}; its lines stay on the list`}
        onClick={() => onChange({ removedSections: [key] }, `${name} removed. Its lines stay on the list.`)}
      >
        Remove section
      </button>
    </div>
  );
}

export function AddSection({ sections, onChange }: Omit<SectionToolsProps, 'section'>) {
  const [section, setSection] = useState<SavedSection | null>(null);
  if (sections.length >= SAVED_SECTIONS_MAXIMUM) return null;
  if (section === null)
    return (
      <div className={styles.tools}>
        <Button size="small" onClick={() => setSection({ key: newId(), name: '', note: '' })}>
          Add a section
        </Button>
      </div>
    );
  return (
    <SectionForm
      section={section}
      onDone={(added) => {
        setSection(null);
        if (added) onChange({ sections: [added] }, `${added.name} added`);
      }}
    />
  );
}

interface SectionFormProps {
  section: SavedSection;
  /** Null when nothing is to change. */
  onDone: (section: SavedSection | null) => void;
}

function SectionForm({ section, onDone }: SectionFormProps) {
  const [name, setName] = useState(section.name);
  const [note, setNote] = useState(section.note);

  function keep(event: FormEvent) {
    event.preventDefault();
    const named = savedListName(name);
    if (named !== null) onDone({ ...section, name: named, note: note.trim() });
  }

  return (
    <form className={styles.form} onSubmit={keep}>
      <div className={styles.formFields}>
        <Field
          label="Name of the section"
          hint="A room or a part of the job, such as Ground floor."
          value={name}
          onChange={setName}
          maxLength={TEXT_LENGTHS.savedListName}
          autoComplete="off"
          required
          ref={focusOnMount}
        />
        <TextArea
          label="Note"
          optional
          value={note}
          onChange={setNote}
          maxLength={TEXT_LENGTHS.savedSectionNote}
          rows={2}
        />
      </div>
      <div className={styles.tools}>
        <Button type="submit" size="small" tone="primary">
          Keep section
        </Button>
        <Button size="small" onClick={() => onDone(null)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

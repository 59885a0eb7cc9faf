import { useState, type ComponentProps } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Tooltip } from '../../ui/tooltip/Tooltip.tsx';
import * as styles from './ComponentGallery.css.ts';
import { Part, State } from './Part.tsx';

/** Dialogs, tooltips and disclosures. */
export function OverlayParts() {
  return (
    <>
      <Part of={Dialog}>
        <DialogState name="a drawer on the right" kind="drawer" side="right" />
        <DialogState name="a drawer on the left" kind="drawer" side="left" />
        <DialogState name="centred" kind="centred" />
        <DialogState name="wide" kind="wide" />
      </Part>
      <Part of={Disclosure}>
        <State name="closed at first" width="field">
          <Disclosure title="Delivery and returns">Delivered the next working day on the UK mainland.</Disclosure>
        </State>
        <State name="open at first" width="field">
          <Disclosure title="Specification" open>
            Height 400 mm, width 120 mm.
          </Disclosure>
        </State>
      </Part>
      <Part of={Tooltip}>
        <State name="by pointer, focus or tap">
          <Tooltip label="About IP rating">How well a fitting keeps out dust and water.</Tooltip>
        </State>
      </Part>
    </>
  );
}

function DialogState({ name, ...kind }: { name: string } & Pick<ComponentProps<typeof Dialog>, 'kind' | 'side'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <State name={name}>
      <Button onClick={() => setOpen(true)}>{`Open ${name}`}</Button>
      <Dialog {...kind} open={isOpen} onClose={() => setOpen(false)} title={`A dialog, ${name}`}>
        <p className={styles.dialogContent}>Escape, the close button and a press beside the dialog close it.</p>
      </Dialog>
    </State>
  );
}

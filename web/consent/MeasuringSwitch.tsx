import { useSyncExternalStore } from 'react';
import { container } from '../ui/Container.css.ts';
import { box, check } from '../ui/form/form.css.ts';
import * as styles from './MeasuringSwitch.css.ts';
import { isMeasured, onMeasured, setMeasured } from './measuring.ts';

/** On the cookies page, where visits are measured: the law asks for plain words and a simple way to object. */
export function MeasuringSwitch() {
  const isOn = useSyncExternalStore(onMeasured, isMeasured, () => true);
  return (
    <section className={`${container} ${styles.block}`} aria-labelledby="measuring">
      <h2 id="measuring">Measuring visits</h2>
      <p>
        When you leave a page, your browser tells our server once how fast it was: the kind of page, the kind of device,
        how you came to it, a few times, and which part of the page was slow to answer a press. Nothing is stored in
        your browser for it, and it has no number or name by which we could tell you from anyone else.
      </p>
      <p>
        We add the times to our counts and don’t keep them one by one. Of a slow press, the server’s log keeps a line,
        without anything about you, until the log is cleared. Nobody else gets any of it.
      </p>
      <p>The law lets us do this without asking. You can object at any time, for free: it changes nothing else.</p>
      <label className={check}>
        <input
          type="checkbox"
          className={box}
          checked={!isOn}
          onChange={(event) => setMeasured(!event.target.checked)}
        />
        <span>Don’t measure my visits</span>
      </label>
    </section>
  );
}

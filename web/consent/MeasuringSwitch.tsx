import { useSyncExternalStore } from 'react';
import { prose } from '../ui/Prose.css.ts';
import { box, check } from '../ui/form/form.css.ts';
import { onMeasured, readMeasured, setMeasured } from './measuring.ts';

/** For the cookies page: the law asks for plain words and a simple way to object. Nothing where nobody is measured. */
export function MeasuringSwitch() {
  const isOn = useSyncExternalStore(onMeasured, readMeasured, () => null);
  if (isOn === null) return null;
  return (
    <section className={prose} aria-labelledby="measuring">
      <h2 id="measuring">Measuring visits</h2>
      <p>
        When you leave a page, your browser tells our server once how fast it was: the kind of page, the kind of device,
        how you came to it, and a few times. It stores nothing in your browser and has no number or name by which we
        could tell you from anyone else. We add the times to our counts and don’t keep them one by one.
      </p>
      <p>The law lets us do this without asking. You can object at any time, for free: it changes nothing else.</p>
      <label className={check}>
        <input type="checkbox" className={box} checked={!isOn} onChange={() => setMeasured(!isOn)} />
        <span>Don’t measure my visits</span>
      </label>
    </section>
  );
}

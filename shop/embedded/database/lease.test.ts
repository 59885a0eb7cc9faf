import { expect, test } from 'vitest';
import { eachDatabase } from './database.fixture.ts';
import { withLease } from './lease.ts';

eachDatabase((store) => {
  test('work of a name is done by one process at a time; others wait for it', async () => {
    const [here, there] = [await store.open(), await store.open()];
    const steps: string[] = [];
    const started = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    const first = withLease(here, 'walk', async () => {
      started.resolve();
      await finish.promise;
      steps.push('first');
    });
    await started.promise;
    expect(await withLease(there, 'walk', async () => steps.push('refused'))).toBeNull();
    expect(await withLease(there, 'another', async () => 1)).toEqual({ result: 1 });
    const second = withLease(there, 'walk', async () => steps.push('second'), 5_000);
    finish.resolve();
    await Promise.all([first, second]);
    expect(steps).toEqual(['first', 'second']);
    expect(await here.selectFrom('settings').select('key').where('key', 'like', 'lease %').execute()).toEqual([]);
  });

  test('a lease that ran out is taken over, and its former holder cannot go on', async () => {
    const db = await store.open();
    const work = withLease(db, 'walk', async (renew) => {
      expect(await renew()).toBe(true);
      await db
        .updateTable('settings')
        .set({ value: '2026-01-01T00:00:00.000Z crashed' })
        .where('key', '=', 'lease walk')
        .execute();
      expect(await withLease(db, 'walk', async () => 'taken over')).toEqual({ result: 'taken over' });
      return renew();
    });
    expect(await work).toEqual({ result: false });
  });

  test('a failure of the work releases it', async () => {
    const db = await store.open();
    await expect(withLease(db, 'walk', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(await withLease(db, 'walk', async () => 1)).toEqual({ result: 1 });
  });
});

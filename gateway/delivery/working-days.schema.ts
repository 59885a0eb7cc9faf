import type { DayRange } from '../../domain/delivery/dates.rules.ts';
import { builder } from '../builder.ts';

export const WorkingDays = builder.objectRef<DayRange>('WorkingDays').implement({
  description:
    'A number of working days, or a range of them: days from Monday to Friday that are no bank holidays in England and Wales.',
  fields: (t) => ({
    minimum: t.exposeInt('minimum', { description: 'The fewest; 1 or more.' }),
    maximum: t.exposeInt('maximum', { description: 'The most; the same as the fewest where it is no range.' }),
  }),
});

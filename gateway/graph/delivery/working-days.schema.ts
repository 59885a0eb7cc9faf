import type { DayRange } from '@storefront/domain/delivery/dates.rules.ts';
import { builder } from '../builder.ts';

export const WorkingDays = builder.objectRef<DayRange>('WorkingDays').implement({
  description: 'A number or range of working days: Monday to Friday, except bank holidays in England and Wales.',
  fields: (t) => ({
    minimum: t.exposeInt('minimum', { description: 'The lowest number, 1 or more.' }),
    maximum: t.exposeInt('maximum', { description: 'The highest number; equal to `minimum` for a single number.' }),
  }),
});

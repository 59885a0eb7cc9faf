import {
  createQuotation,
  deleteQuotation,
  fetchQuotation,
  fetchQuotations,
  updateQuotation,
} from '@storefront/gateway/graph/quotation/quotation.rest.ts';
import {
  createSavedList,
  deleteSavedList,
  fetchSavedLists,
  fetchSharedList,
  shareSavedList,
  updateSavedList,
} from '@storefront/gateway/graph/saved-list/saved-list.rest.ts';
import { done, must, type Step, type StepState, ofAccount } from './step.ts';

const lineOf = ({ samples: { sku } }: StepState) => ({ sku, quantity: 2, note: 'Above the worktop' });

export const listSteps: readonly Step[] = [
  ofAccount('/create_saved_list', async (options, state) => {
    const outcome = await createSavedList(options, state.token, { name: 'Kitchen', lines: [lineOf(state)] });
    return done(outcome, ({ id }) => (state.listId = id));
  }),
  ofAccount('/saved_lists', (options, { token }) => fetchSavedLists(options, token)),
  ofAccount('/update_saved_list', (options, state) => {
    const update = { name: 'Hall', lines: [lineOf(state)], removedSkus: ['L-2'], order: [state.samples.sku] };
    return updateSavedList(options, state.token, state.listId, update);
  }),
  ofAccount('/share_saved_list', async (options, state) => {
    const outcome = await shareSavedList(options, state.token, state.listId, true);
    return done(outcome, ({ shareKey }) => (state.listKey = shareKey ?? ''));
  }),
  ofAccount('/shared_saved_list', (options, { listKey }) => fetchSharedList(options, listKey)),
  ofAccount('/create_quotation', async (options, state) =>
    done(await createQuotation(options, state.token, state.listId, { clientName: 'Mrs Lee' }), ({ id, lines }) => {
      must(lines.length === 1, `the quotation of a list of one code has ${lines.length} lines`);
      state.quotationId = id;
    }),
  ),
  ofAccount('/quotations', (options, { token }) => fetchQuotations(options, token)),
  ofAccount('/quotation', (options, { token, quotationId }) => fetchQuotation(options, token, quotationId)),
  ofAccount('/update_quotation', (options, { token, quotationId }) =>
    updateQuotation(options, token, quotationId, { clientName: 'Mr Lee' }),
  ),
  ofAccount('/delete_quotation', (options, { token, quotationId }) => deleteQuotation(options, token, quotationId)),
  ofAccount('/delete_saved_list', (options, { token, listId }) => deleteSavedList(options, token, listId)),
];

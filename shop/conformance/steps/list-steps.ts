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
import { done, must, type Step, type StepState } from './step.ts';

const lineOf = ({ samples: { sku } }: StepState) => ({ sku, quantity: 2, note: 'Above the worktop' });

export const listSteps: readonly Step[] = [
  {
    path: '/create_saved_list',
    writes: true,
    needsAccount: true,
    run: async (options, state) =>
      done(
        await createSavedList(options, state.token, { name: 'Kitchen', lines: [lineOf(state)] }),
        ({ id }) => (state.listId = id),
      ),
  },
  {
    path: '/saved_lists',
    writes: true,
    needsAccount: true,
    run: (options, { token }) => fetchSavedLists(options, token),
  },
  {
    path: '/update_saved_list',
    writes: true,
    needsAccount: true,
    run: (options, state) =>
      updateSavedList(options, state.token, state.listId, {
        name: 'Hall',
        lines: [lineOf(state)],
        removedSkus: ['L-2'],
        order: [state.samples.sku],
      }),
  },
  {
    path: '/share_saved_list',
    writes: true,
    needsAccount: true,
    run: async (options, state) =>
      done(
        await shareSavedList(options, state.token, state.listId, true),
        ({ shareKey }) => (state.listKey = shareKey ?? ''),
      ),
  },
  {
    path: '/shared_saved_list',
    writes: true,
    needsAccount: true,
    run: (options, { listKey }) => fetchSharedList(options, listKey),
  },
  {
    path: '/create_quotation',
    writes: true,
    needsAccount: true,
    run: async (options, state) =>
      done(await createQuotation(options, state.token, state.listId, { clientName: 'Mrs Lee' }), ({ id, lines }) => {
        must(lines.length === 1, `the quotation of a list of one code has ${lines.length} lines`);
        state.quotationId = id;
      }),
  },
  {
    path: '/quotations',
    writes: true,
    needsAccount: true,
    run: (options, { token }) => fetchQuotations(options, token),
  },
  {
    path: '/quotation',
    writes: true,
    needsAccount: true,
    run: (options, { token, quotationId }) => fetchQuotation(options, token, quotationId),
  },
  {
    path: '/update_quotation',
    writes: true,
    needsAccount: true,
    run: (options, { token, quotationId }) => updateQuotation(options, token, quotationId, { clientName: 'Mr Lee' }),
  },
  {
    path: '/delete_quotation',
    writes: true,
    needsAccount: true,
    run: (options, { token, quotationId }) => deleteQuotation(options, token, quotationId),
  },
  {
    path: '/delete_saved_list',
    writes: true,
    needsAccount: true,
    run: (options, { token, listId }) => deleteSavedList(options, token, listId),
  },
];

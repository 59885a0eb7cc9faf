import { QUOTATIONS_MAXIMUM, VALID_DAYS } from '@storefront/domain/quotation.rules.ts';
import { TEXT_LENGTHS } from '@storefront/domain/text-lengths.data.ts';
import { builder } from '../builder.ts';
import type { Context } from '../context.ts';
import { NotSignedInError } from '../customer/customer.errors.ts';
import { done, isUnsupported, type Outcome, type Refusal } from '../customer/refusals.ts';
import { userError } from '../errors.schema.ts';
import type { UserError } from '../errors.ts';
import { InvalidFieldsError } from '../fields/fields.errors.ts';
import { fieldReader } from '../fields/fields.rules.ts';
import { keyOf } from '../ids.rules.ts';
import { SavedListNotFoundError } from '../saved-list/saved-list.errors.ts';
import { DateScalar } from '../scalar/scalar.schema.ts';
import { createQuotation, deleteQuotation, updateQuotation, type Quotation } from './quotation.rest.ts';
import { QuotationType } from './quotation.schema.ts';

const QuotationNotFoundError = userError('QUOTATION_NOT_FOUND', 'We can’t find that quotation.');

const QuotationRefusedError = userError('QUOTATION_REFUSED');

const QuotationsUnavailableError = userError('QUOTATIONS_UNAVAILABLE', 'We can’t make quotations online right now.');

function quotationErrorOf(refusal: Refusal): UserError {
  const { status, code, detail } = refusal;
  if (status === 401) return new NotSignedInError();
  if (code === 'list_not_found') return new SavedListNotFoundError();
  if (code === 'quotation_not_found') return new QuotationNotFoundError();
  if (isUnsupported(refusal)) return new QuotationsUnavailableError();
  return new QuotationRefusedError(detail);
}

const CLIENT_NAME = `Whom it is for, at most ${TEXT_LENGTHS.fullName} characters.`;
const CLIENT_ADDRESS = `Their address, in lines, at most ${TEXT_LENGTHS.clientAddress} characters.`;

const QUOTATION_ID = {
  required: true,
  description: 'Global id of one of the customer’s quotations: `Quotation.id`.',
} as const;

const CreateInput = builder.inputType('QuotationCreateInput', {
  description: 'A quotation to make.',
  fields: (t) => ({
    listId: t.id({ required: true, description: 'Global id of one of the customer’s lists: `SavedList.id`.' }),
    clientName: t.string({ required: true, defaultValue: '', description: `${CLIENT_NAME} Defaults to none.` }),
    clientAddress: t.string({ required: true, defaultValue: '', description: `${CLIENT_ADDRESS} Defaults to none.` }),
  }),
});

const UpdateInput = builder.inputType('QuotationUpdateInput', {
  description: 'Changes of a quotation. Only what is named changes.',
  fields: (t) => ({
    quotationId: t.id(QUOTATION_ID),
    clientName: t.string({ description: CLIENT_NAME }),
    clientAddress: t.string({ description: CLIENT_ADDRESS }),
    validUntil: t.field({
      type: DateScalar,
      description: 'The last day of its prices, from the day when it was made to a year later.',
    }),
  }),
});

const DeleteInput = builder.inputType('QuotationDeleteInput', {
  description: 'A quotation to delete.',
  fields: (t) => ({ quotationId: t.id(QUOTATION_ID) }),
});

const quotationPayload = (name: string, description: string) =>
  builder.objectRef<{ quotation: Quotation }>(name).implement({
    description,
    fields: (t) => ({ quotation: t.expose('quotation', { type: QuotationType, description: 'The quotation.' }) }),
  });

const CreatePayload = quotationPayload('QuotationCreatePayload', 'The new quotation.');
const UpdatePayload = quotationPayload('QuotationUpdatePayload', 'The changed quotation.');

const DeletePayload = builder.objectRef<{ deletedQuotationId: string }>('QuotationDeletePayload').implement({
  description: 'The result of deleting a quotation.',
  fields: (t) => ({
    deletedQuotationId: t.exposeID('deletedQuotationId', { description: 'Global id of the deleted quotation.' }),
  }),
});

/** Undefined leaves it unchanged. */
function readClient(given: Partial<Record<'clientName' | 'clientAddress', string | null>>) {
  const read = fieldReader();
  const { clientName: name, clientAddress: address } = given;
  const client = {
    clientName: name == null ? undefined : read.text('clientName', name, null, TEXT_LENGTHS.fullName),
    clientAddress: address == null ? undefined : read.lines('clientAddress', address, null, TEXT_LENGTHS.clientAddress),
  };
  if (read.errors.length > 0) throw new InvalidFieldsError(read.errors);
  return client;
}

/** Throws a UserError when the call is refused. */
async function asCustomer<Body>({ request }: Context, call: (token: string) => Promise<Outcome<Body>>): Promise<Body> {
  if (request.sessionToken === null) throw new NotSignedInError();
  return done(await call(request.sessionToken), quotationErrorOf);
}

/** Whether it is the customer's is checked by the shop API. */
function quotationKey(id: string): string {
  const key = keyOf('Quotation', id);
  if (key === null) throw new QuotationNotFoundError();
  return key;
}

const refusals = [NotSignedInError, QuotationRefusedError, QuotationsUnavailableError];

builder.mutationFields((t) => ({
  quotationCreate: t.field({
    extensions: { scope: 'checkout', isPublic: false },
    type: CreatePayload,
    description:
      `Makes a quotation of one of the signed-in customer’s lists at the prices of now, valid for ${VALID_DAYS} ` +
      `days. A customer can have ${QUOTATIONS_MAXIMUM}.`,
    errors: {
      types: [InvalidFieldsError, SavedListNotFoundError, ...refusals],
      union: { description: 'The new quotation, or the error.' },
    },
    args: { input: t.arg({ type: CreateInput, required: true, description: 'The list, and whom it is for.' }) },
    resolve: async (_, { input: { listId, ...client } }, context) => {
      const read = readClient(client);
      const key = keyOf('SavedList', listId);
      if (key === null) throw new SavedListNotFoundError();
      return {
        quotation: await asCustomer(context, (token) => createQuotation(context.shopApi, token, key, read)),
      };
    },
  }),
  quotationUpdate: t.field({
    extensions: { scope: 'checkout', isPublic: false },
    type: UpdatePayload,
    description: 'Changes whom one of the signed-in customer’s quotations is for, or until when it is valid.',
    errors: {
      types: [InvalidFieldsError, QuotationNotFoundError, ...refusals],
      union: { description: 'The changed quotation, or the error.' },
    },
    args: { input: t.arg({ type: UpdateInput, required: true, description: 'The changes.' }) },
    resolve: async (_, { input: { quotationId, validUntil, ...client } }, context) => {
      const change = { ...readClient(client), validUntil: validUntil ?? undefined };
      const key = quotationKey(quotationId);
      return {
        quotation: await asCustomer(context, (token) => updateQuotation(context.shopApi, token, key, change)),
      };
    },
  }),
  quotationDelete: t.field({
    extensions: { scope: 'checkout', isPublic: false },
    type: DeletePayload,
    description: 'Deletes one of the signed-in customer’s quotations. Its number is not issued again.',
    errors: {
      types: [QuotationNotFoundError, ...refusals],
      union: { description: 'The id of the deleted quotation, or the error.' },
    },
    args: { input: t.arg({ type: DeleteInput, required: true, description: 'The quotation to delete.' }) },
    resolve: async (_, { input: { quotationId } }, context) => {
      const key = quotationKey(quotationId);
      await asCustomer(context, (token) => deleteQuotation(context.shopApi, token, key));
      return { deletedQuotationId: quotationId };
    },
  }),
}));

import { Type } from '../../../lib/type.ts'
import type { Context } from '../../../platform/context/context.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf } from '../../../platform/http/validation/schema.ts'
import { getAccount } from '../accounts/account-queries.ts'
import { getContact } from '../contacts/contact-queries.ts'
import { createDeal } from './create-deal.ts'
import { DealsOfAccountQuery, DealsOfContactQuery, DealsQuery } from './deal-filters.ts'
import { listDealHistory } from './deal-history.ts'
import { getDeal } from './deal-queries.ts'
import { CreateDealBody, Deal, DealPage, Pipeline, PipelineQuery, StageChange, UpdateDealBody } from './deal-schema.ts'
import { deleteDeal } from './delete-deal.ts'
import { dealTable, listDeals } from './list-deals.ts'
import { readPipeline } from './read-pipeline.ts'
import { updateDeal } from './update-deal.ts'

const params = Type.Object({ id: IdOf('deal') })
const account = Type.Object({ id: IdOf('account (company)') })
const contact = Type.Object({ id: IdOf('contact') })
const tag = 'CRM'
const path = '/admin/crm/deals/:id'

/** What is to be sold to contacts and accounts. */
export const dealOperations: readonly Operation[] = [
  operation({
    id: 'listDeals',
    method: 'GET',
    path: '/admin/crm/deals',
    scope: 'crm:read',
    tag,
    summary: 'List deals',
    description:
      'Pages of deals, newest first unless `sort` says otherwise. Filters may be combined; amounts need `currency`. With a filter or search, X-Total-Count is exact up to 10,000; when there are more, X-Total-Count-Capped is true. A file has all. For stages with sums use "Read the pipeline".',
    query: DealsQuery,
    list: Deal,
    table: (ctx, { query }) => dealTable(ctx, query),
    run: (ctx, { query }) => listDeals(ctx, query),
  }),

  operation({
    id: 'listAccountDeals',
    method: 'GET',
    path: '/admin/crm/accounts/:id/deals',
    scope: 'crm:read',
    tag,
    summary: 'List deals of an account',
    description:
      'Pages of the deals with an account (company), newest first unless `sort` says otherwise. It takes the filters of "List deals", and counts alike; an account that is not there is 404.',
    params: account,
    query: DealsOfAccountQuery,
    list: Deal,
    table: async (ctx, input) => dealTable(ctx, await ofAccount(ctx, input)),
    run: async (ctx, input) => listDeals(ctx, await ofAccount(ctx, input)),
  }),

  operation({
    id: 'listContactDeals',
    method: 'GET',
    path: '/admin/crm/contacts/:id/deals',
    scope: 'crm:read',
    tag,
    summary: 'List deals of a contact',
    description:
      'Pages of the deals with a contact, newest first unless `sort` says otherwise. It takes the filters of "List deals", and counts alike; a contact that is not there is 404.',
    params: contact,
    query: DealsOfContactQuery,
    list: Deal,
    table: async (ctx, input) => dealTable(ctx, await ofContact(ctx, input)),
    run: async (ctx, input) => listDeals(ctx, await ofContact(ctx, input)),
  }),

  operation({
    id: 'getPipeline',
    method: 'GET',
    path: '/admin/crm/pipeline',
    scope: 'crm:read',
    tag,
    summary: 'Read the pipeline',
    description:
      'The stages of deals in their order, with how many each has, their sums and the first deals from the top of the board. Sums are made for each currency alone; weighted sums count of a deal how likely its stage is to be won.',
    query: PipelineQuery,
    answer: Pipeline,
    run: (ctx, { query }) => readPipeline(ctx, query),
  }),

  operation({
    id: 'createDeal',
    method: 'POST',
    path: '/admin/crm/deals',
    scope: 'crm:write',
    tag,
    summary: 'Create a deal',
    description:
      'Makes a deal with an account, a contact, both or neither; one with a contact is with its account too. It stands on top of its stage unless a place is said. The time line of its contact tells of it.',
    body: CreateDealBody,
    answer: Deal,
    status: 201,
    run: (ctx, { body }) => createDeal(ctx, body),
  }),

  operation({
    id: 'getDeal',
    method: 'GET',
    path,
    scope: 'crm:read',
    tag,
    summary: 'Read a deal',
    description:
      'A deal with its amount, stage, place on the board, account and contact. The stages that it went through are in "List the history of a deal".',
    params,
    answer: Deal,
    run: (ctx, { params }) => getDeal(ctx, params.id),
  }),

  operation({
    id: 'updateDeal',
    method: 'PATCH',
    path,
    scope: 'crm:write',
    tag,
    summary: 'Change or move a deal',
    description:
      'Changes the fields that are sent. Another `stage` is written into its history and into the time line of its contact; there it stands on top unless `position`, `before` or `after` says where.',
    params,
    body: UpdateDealBody,
    answer: Deal,
    run: (ctx, { params, body }) => updateDeal(ctx, params.id, body),
  }),

  operation({
    id: 'deleteDeal',
    method: 'DELETE',
    path,
    scope: 'crm:write',
    tag,
    summary: 'Delete a deal',
    description:
      'Deletes a deal with its history, for ever; the time line of its contact keeps what it tells. To keep a deal that came to nothing use "Change or move a deal" with `stage: lost`.',
    irreversible: 'The deal and its history are gone for good. It cannot be undone.',
    params,
    run: (ctx, { params }) => deleteDeal(ctx, params.id),
  }),

  operation({
    id: 'listDealHistory',
    method: 'GET',
    path: `${path}/history`,
    scope: 'crm:read',
    tag,
    summary: 'List the history of a deal',
    description:
      'Pages of the stages that a deal has entered, newest first: who moved it, when, and for how many seconds it was there.',
    params,
    query: DealPage,
    list: StageChange,
    run: (ctx, { params, query }) => listDealHistory(ctx, params.id, query),
  }),
]

type Asked<Query> = { params: { id: number }; query: Query }

/** What is asked of the deals with an account. @throws AppError not_found */
async function ofAccount<Query>(ctx: Context, { params, query }: Asked<Query>) {
  await getAccount(ctx, params.id)
  return { ...query, account_id: params.id }
}

/** What is asked of the deals with a contact. @throws AppError not_found */
async function ofContact<Query>(ctx: Context, { params, query }: Asked<Query>) {
  await getContact(ctx, params.id)
  return { ...query, contact_id: params.id }
}

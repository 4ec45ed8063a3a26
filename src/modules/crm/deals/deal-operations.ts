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
import { getPipeline } from './get-pipeline.ts'
import { dealTable, listDeals } from './list-deals.ts'
import { updateDeal } from './update-deal.ts'

const params = Type.Object({ id: IdOf('deal') })
const account = Type.Object({ id: IdOf('account (company)') })
const contact = Type.Object({ id: IdOf('contact') })
const tag = 'CRM'
const path = '/admin/crm/deals/:id'

/** Operations for sales deals with contacts and accounts. */
export const dealOperations: readonly Operation[] = [
  operation({
    id: 'listDeals',
    method: 'GET',
    path: '/admin/crm/deals',
    scope: 'crm:read',
    tag,
    summary: 'List deals',
    description:
      'Lists deals, newest first unless `sort` says otherwise. Filters can be combined; amounts need `currency`. With filters or a search, X-Total-Count is exact up to 10,000; beyond that X-Total-Count-Capped is true. The file contains all deals. For totals by stage, use "Get the deal pipeline".',
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
      'Lists the deals of an account (company), newest first unless `sort` says otherwise. Filters and totals work as in "List deals". An unknown account returns 404.',
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
      'Lists the deals of a contact, newest first unless `sort` says otherwise. Filters and totals work as in "List deals". An unknown contact returns 404.',
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
    summary: 'Get the deal pipeline',
    description:
      'Returns the stages in order, each with its number of deals, its totals by currency and the first deals from the top of the board. Weighted totals multiply the amount by the probability of winning a deal in the stage.',
    query: PipelineQuery,
    answer: Pipeline,
    run: (ctx, { query }) => getPipeline(ctx, query),
  }),

  operation({
    id: 'createDeal',
    method: 'POST',
    path: '/admin/crm/deals',
    scope: 'crm:write',
    tag,
    summary: 'Create a deal',
    description:
      'Creates a deal, optionally with an account and a contact; the account defaults to that of the contact. It is placed on top of its stage unless a position is given. The timeline of the contact records the deal.',
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
    summary: 'Get a deal',
    description:
      'Returns a deal with its amount, stage, board position, account and contact. For the stages that it went through, use "List stage changes of a deal".',
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
    summary: 'Update a deal',
    description:
      'Updates the given fields. A new `stage` is recorded in the stage history and in the timeline of the contact; the deal moves to the top of that stage unless `position`, `before` or `after` is given.',
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
      'Permanently deletes a deal with its stage history; entries in the timeline of the contact stay. To keep a lost deal, use "Update a deal" with `stage: lost`.',
    irreversible: 'The deal and its stage history are permanently deleted. This cannot be undone.',
    params,
    run: (ctx, { params }) => deleteDeal(ctx, params.id),
  }),

  operation({
    id: 'listDealHistory',
    method: 'GET',
    path: `${path}/history`,
    scope: 'crm:read',
    tag,
    summary: 'List stage changes of a deal',
    description:
      'Lists the stages that a deal has entered, newest first: who moved it, when, and how many seconds it stayed there.',
    params,
    query: DealPage,
    list: StageChange,
    run: (ctx, { params, query }) => listDealHistory(ctx, params.id, query),
  }),
]

type Request<Query> = { params: { id: number }; query: Query }

/** Adds the account of the path to a query. @throws AppError not_found */
async function ofAccount<Query>(ctx: Context, { params, query }: Request<Query>) {
  await getAccount(ctx, params.id)
  return { ...query, account_id: params.id }
}

/** Adds the contact of the path to a query. @throws AppError not_found */
async function ofContact<Query>(ctx: Context, { params, query }: Request<Query>) {
  await getContact(ctx, params.id)
  return { ...query, contact_id: params.id }
}

import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf } from '../../../platform/http/validation/schema.ts'
import { ContactsOfAccountQuery } from '../contacts/contact-filters.ts'
import { Contact } from '../contacts/contact-schema.ts'
import { contactTable } from '../contacts/contact-table.ts'
import { listContacts } from '../contacts/list-contacts.ts'
import { CascadeDeals } from '../records/clear-of-deals.ts'
import { getAccount } from './account-queries.ts'
import { Account, CreateAccountBody, UpdateAccountBody } from './crm-account-schema.ts'
import { deleteAccount } from './delete-account.ts'
import { AccountsQuery, accountTable, listAccounts } from './list-accounts.ts'
import { createAccount, updateAccount } from './save-account.ts'

const params = Type.Object({ id: IdOf('account (company)') })
const tag = 'CRM'
const path = '/admin/crm/accounts/:id'

/** Operations for companies that contacts and deals belong to. */
export const keyOperations: readonly Operation[] = [
  operation({
    id: 'listAccounts',
    method: 'GET',
    path: '/admin/crm/accounts',
    scope: 'crm:read',
    tag,
    summary: 'List accounts',
    description:
      'Lists the companies of contacts, newest first unless `sort` says otherwise, with their number of contacts and the totals of their open deals. The file contains all accounts.',
    query: AccountsQuery,
    list: Account,
    table: (ctx, { query }) => accountTable(ctx, query),
    run: (ctx, { query }) => listAccounts(ctx, query),
  }),

  operation({
    id: 'createAccount',
    method: 'POST',
    path: '/admin/crm/accounts',
    scope: 'crm:write',
    tag,
    summary: 'Create an account',
    description:
      'Creates an account, which is a company that contacts and deals belong to. If another account has the domain, the request fails with 409 and the message names that account. To add people, use "Update a contact" with `account_id`.',
    body: CreateAccountBody,
    answer: Account,
    status: 201,
    refusals: { 409: 'Another account has the domain; the message names it' },
    run: (ctx, { body }) => createAccount(ctx, body),
  }),

  operation({
    id: 'getAccount',
    method: 'GET',
    path,
    scope: 'crm:read',
    tag,
    summary: 'Get an account',
    description:
      'Returns an account (company) with its number of contacts and the totals of its open deals by currency. For its people, use "List contacts of an account", and for its deals, "List deals of an account".',
    params,
    answer: Account,
    run: (ctx, { params }) => getAccount(ctx, params.id),
  }),

  operation({
    id: 'updateAccount',
    method: 'PATCH',
    path,
    scope: 'crm:write',
    tag,
    summary: 'Update an account',
    description:
      'Updates the given fields of an account (company); null clears an optional field. If another account has the domain, the request fails with 409 and the message names that account.',
    params,
    body: UpdateAccountBody,
    answer: Account,
    refusals: { 409: 'Another account has the domain; the message names it' },
    run: (ctx, { params, body }) => updateAccount(ctx, params.id, body),
  }),

  operation({
    id: 'deleteAccount',
    sensitive: ({ query }) => query.cascade === true,
    method: 'DELETE',
    path,
    scope: 'crm:write',
    tag,
    summary: 'Delete an account',
    description:
      'Permanently deletes an account (company). Its contacts are kept without an account. An account with deals can only be deleted with `cascade=true`, which deletes the deals as well; otherwise the request fails with 409.',
    irreversible: 'The account is permanently deleted, with cascade also its deals. This cannot be undone.',
    params,
    query: Type.Object({ cascade: CascadeDeals }),
    refusals: { 409: 'The account has deals; the message names them' },
    run: (ctx, { params, query }) => deleteAccount(ctx, params.id, query),
  }),

  operation({
    id: 'listAccountContacts',
    method: 'GET',
    path: '/admin/crm/accounts/:id/contacts',
    scope: 'crm:read',
    tag,
    summary: 'List contacts of an account',
    description:
      'Lists the contacts of an account (company), newest first unless `sort` says otherwise. Filters and totals work as in "List contacts". An unknown account returns 404.',
    params,
    query: ContactsOfAccountQuery,
    list: Contact,
    table: async (ctx, { params, query }) => {
      await getAccount(ctx, params.id)
      return contactTable(ctx, { ...query, account_id: params.id })
    },
    run: async (ctx, { params, query }) => {
      await getAccount(ctx, params.id)
      return listContacts(ctx, { ...query, account_id: params.id })
    },
  }),
]

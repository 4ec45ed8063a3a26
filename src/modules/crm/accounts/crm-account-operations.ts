import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf } from '../../../platform/http/validation/schema.ts'
import { ContactsOfAccountQuery } from '../contacts/contact-filters.ts'
import { Contact } from '../contacts/contact-schema.ts'
import { contactTable } from '../contacts/contact-table.ts'
import { listContacts } from '../contacts/list-contacts.ts'
import { CascadeDeals } from '../deals/clear-of-deals.ts'
import { getAccount } from './account-queries.ts'
import { Account, CreateAccountBody, UpdateAccountBody } from './crm-account-schema.ts'
import { deleteAccount } from './delete-account.ts'
import { AccountsQuery, accountTable, listAccounts } from './list-accounts.ts'
import { createAccount, updateAccount } from './save-account.ts'

const params = Type.Object({ id: IdOf('account (company)') })
const tag = 'CRM'
const path = '/admin/crm/accounts/:id'

/** Companies that contacts belong to. */
export const keyOperations: readonly Operation[] = [
  operation({
    id: 'listAccounts',
    method: 'GET',
    path: '/admin/crm/accounts',
    scope: 'crm:read',
    tag,
    summary: 'List accounts',
    description:
      'Pages of the companies that contacts belong to, newest first unless `sort` says otherwise, each with how many contacts it has and what its open deals sum up to. A file has all of them.',
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
      'Makes an account, which is a company that contacts and deals belong to. A domain that another account has is refused (409), and the words name that account. To put people into it use "Change a contact" with `account_id`.',
    body: CreateAccountBody,
    answer: Account,
    status: 201,
    refusals: { 409: 'Another account has the domain; the words name it' },
    run: (ctx, { body }) => createAccount(ctx, body),
  }),

  operation({
    id: 'getAccount',
    method: 'GET',
    path,
    scope: 'crm:read',
    tag,
    summary: 'Read an account',
    description:
      'An account (company) with how many contacts it has, and the sum of its open deals for each currency. Its people are in "List contacts of an account", its deals in "List deals of an account".',
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
    summary: 'Change an account',
    description:
      'Changes the fields of an account (company) that are sent; null empties one that may be empty. A domain that another account has is refused (409), and the words name that account.',
    params,
    body: UpdateAccountBody,
    answer: Account,
    refusals: { 409: 'Another account has the domain; the words name it' },
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
      'Deletes an account (company) for ever; its contacts stay, without an account. One with deals is refused (409) unless `cascade=true` deletes these too.',
    irreversible: 'The account is gone for good, and its deals where cascade says so. It cannot be undone.',
    params,
    query: Type.Object({ cascade: CascadeDeals }),
    refusals: { 409: 'It has deals; the words name them' },
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
      'Pages of the contacts that belong to an account (company), newest first unless `sort` says otherwise. It takes the filters of "List contacts", and counts alike; an account that is not there is 404.',
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

import { type Operation, operation } from '../../../platform/http/operation.ts'
import { Id } from '../../../platform/http/schema.ts'
import { Type } from '../../../platform/type.ts'
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

const params = Type.Object({ id: Id })
const tag = 'CRM'
const path = '/admin/crm/accounts/:id'

/** Companies that contacts belong to. */
export const accountOperations: readonly Operation[] = [
  operation({
    id: 'listAccounts',
    method: 'GET',
    path: '/admin/crm/accounts',
    scope: 'crm:read',
    tag,
    summary: 'List accounts (companies), newest first unless sort says otherwise',
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
    summary: 'Make an account (company)',
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
    summary: 'Read an account (company)',
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
    summary: 'Change the given fields of an account (company)',
    params,
    body: UpdateAccountBody,
    answer: Account,
    refusals: { 409: 'Another account has the domain; the words name it' },
    run: (ctx, { params, body }) => updateAccount(ctx, params.id, body),
  }),

  operation({
    id: 'deleteAccount',
    method: 'DELETE',
    path,
    scope: 'crm:write',
    tag,
    summary: 'Delete an account (company); its contacts stay',
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
    summary: 'List the contacts of an account, newest first unless sort says otherwise',
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

import { type Operation, operation } from '../../../platform/http/operation.ts'
import { Id } from '../../../platform/http/schema.ts'
import { Type } from '../../../platform/type.ts'
import { getAccount } from './account-queries.ts'
import { Account, CreateAccountBody, UpdateAccountBody } from './crm-account-schema.ts'
import { createAccount, updateAccount } from './save-account.ts'

const params = Type.Object({ id: Id })
const tag = 'CRM'
const path = '/admin/crm/accounts/:id'

/** Companies that contacts belong to. */
export const accountOperations: readonly Operation[] = [
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
]

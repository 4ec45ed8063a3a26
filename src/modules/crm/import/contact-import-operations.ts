import { type Operation, operation } from '../../../platform/http/operation.ts'
import { Id, Page } from '../../../platform/http/schema.ts'
import { Type } from '../../../platform/type.ts'
import { cancelContactImport } from './cancel-contact-import.ts'
import { getContactImport, listContactImports } from './contact-import-queries.ts'
import { ContactImport, ContactImportWithErrors } from './contact-import-schema.ts'
import { contactImportsTable } from './contact-imports-table.ts'

const params = Type.Object({ id: Id })
const tag = 'CRM'

/** Imports of contacts that are there already. */
export const contactImportOperations: readonly Operation[] = [
  operation({
    id: 'listContactImports',
    method: 'GET',
    path: '/admin/crm/imports',
    scope: 'crm:read',
    tag,
    summary: 'List imports of contacts, newest first',
    query: Type.Object(Page),
    list: ContactImport,
    table: contactImportsTable,
    run: (ctx, { query }) => listContactImports(ctx, query),
  }),

  operation({
    id: 'getContactImport',
    method: 'GET',
    path: '/admin/crm/imports/:id',
    scope: 'crm:read',
    tag,
    summary: 'Read an import of contacts, how far it is, and what is wrong with its rows',
    params,
    answer: ContactImportWithErrors,
    run: (ctx, { params }) => getContactImport(ctx, params.id),
  }),

  operation({
    id: 'cancelContactImport',
    method: 'POST',
    path: '/admin/crm/imports/:id/cancel',
    scope: 'crm:write',
    tag,
    summary: 'Cancel an unfinished import of contacts; what is in by then stays',
    params,
    answer: ContactImportWithErrors,
    run: (ctx, { params }) => cancelContactImport(ctx, params.id),
  }),
]

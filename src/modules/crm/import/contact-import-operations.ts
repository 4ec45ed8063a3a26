import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf, Page } from '../../../platform/http/validation/schema.ts'
import { cancelContactImport } from './cancel-contact-import.ts'
import { getContactImport, listContactImports } from './contact-import-queries.ts'
import { ContactImport, ContactImportWithErrors } from './contact-import-schema.ts'
import { contactImportsTable } from './contact-imports-table.ts'

const params = Type.Object({ id: IdOf('import') })
const tag = 'CRM'

/** Imports of contacts that are there already. */
export const contactImportOperations: readonly Operation[] = [
  operation({
    id: 'listContactImports',
    method: 'GET',
    path: '/admin/crm/imports',
    scope: 'crm:read',
    tag,
    summary: 'List contact imports',
    description:
      'Pages of the imports of contacts, newest first, with status and counts. What is wrong with rows is in "Read a contact import". A file has all of them.',
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
    summary: 'Read a contact import',
    description:
      'How far an import of contacts is, its counts, and the first 1,000 problems of its rows. Ask again every few seconds until `status` is completed, failed or cancelled. All refused rows are in "Download refused contact rows".',
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
    summary: 'Cancel a contact import',
    description:
      'Ends an import of contacts that is pending or running. What is in by then stays, and the counts say how much that is. Cancelling again changes nothing; one that is completed or failed is refused (400).',
    params,
    answer: ContactImportWithErrors,
    run: (ctx, { params }) => cancelContactImport(ctx, params.id),
  }),
]

import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf, Page } from '../../../platform/http/validation/schema.ts'
import { cancelContactImport } from './cancel-contact-import.ts'
import { getContactImport, listContactImports } from './contact-import-queries.ts'
import { ContactImport, ContactImportWithErrors } from './contact-import-schema.ts'
import { contactImportsTable } from './contact-imports-table.ts'

const params = Type.Object({ id: IdOf('import') })
const tag = 'CRM'

/** Operations for contact imports that were started before. */
export const contactImportOperations: readonly Operation[] = [
  operation({
    id: 'listContactImports',
    method: 'GET',
    path: '/admin/crm/imports',
    scope: 'crm:read',
    tag,
    summary: 'List contact imports',
    description:
      'Lists contact imports, newest first, with status and counts. For the problems of rows, use "Get a contact import". The file contains all imports.',
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
    summary: 'Get a contact import',
    description:
      'Returns the progress of a contact import, its counts and the first 1,000 problems of rows. Poll every few seconds until `status` is completed, failed or cancelled. For all rejected rows, use "Download rejected contact rows".',
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
      'Cancels a pending or running contact import. Rows that were imported until then are kept and counted. Cancelling again has no effect; a completed or failed import cannot be cancelled (400).',
    params,
    answer: ContactImportWithErrors,
    run: (ctx, { params }) => cancelContactImport(ctx, params.id),
  }),
]

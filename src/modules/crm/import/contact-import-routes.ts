import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { sha256, sha256Aside } from '../../../lib/crypto/sha256.ts'
import { Type } from '../../../lib/type.ts'
import { answer } from '../../../platform/http/operations/idempotency.ts'
import { sendTable } from '../../../platform/http/operations/send-table.ts'
import { whileWanted } from '../../../platform/http/responses/while-wanted.ts'
import { acceptUploads } from '../../../platform/http/uploads/read-upload.ts'
import { IdOf } from '../../../platform/http/validation/schema.ts'
import {
  ContactImportReport,
  ContactImportWithErrors,
  ImportContactsBody,
  ImportContactsForm,
  ImportContactsQuery,
} from './contact-import-schema.ts'
import { failedRowsTable } from './failed-rows-table.ts'
import { importContacts } from './import-contacts.ts'
import { previewContacts } from './preview-contacts.ts'
import { queueContactImport } from './queue-contact-import.ts'
import { readContacts, requireAddresses } from './read-contacts.ts'
import { readImportRequest } from './read-import-request.ts'

/** Longer files are imported by a job. */
const MAX_ROWS_AT_ONCE = 5_000
const tags = ['CRM']

export const contactImportRoutes: FastifyPluginAsyncTypebox = async (app) => {
  acceptUploads(app as never, ['text/csv'])

  app.route({
    method: 'POST',
    url: '/admin/crm/import-csv',
    config: { access: 'crm:write' },
    schema: {
      operationId: 'importContacts',
      summary: 'Import contacts',
      description:
        'Creates and updates contacts from a file: multipart (.csv, .xlsx), `text/csv` or JSON with `csv`; at most 32 MB, 200,000 rows (.xlsx 20,000, JSON 1 MB). Invalid rows are reported. Up to 5,000 rows are imported at once (200), more by a job (202): see "Get a contact import". `dry_run` only reports.',
      tags,
      querystring: ImportContactsQuery,
      body: ImportContactsBody,
      form: ImportContactsForm,
      plain: 'text/csv',
      response: { 200: ContactImportReport, 202: ContactImportWithErrors },
    },
    handler: async (request, reply) => {
      const { bytes, place, fileName, options } = await readImportRequest(request as never, reply as never)
      const { mode = 'update', mapping, dry_run = false } = options
      const fingerprint = sha256(JSON.stringify([mapping, mode, fileName, dry_run]), await sha256Aside(bytes))
      const judged = await readContacts(request.ctx, { bytes, place, mapping, signal: whileWanted(reply) })
      const how = { fileName, mode }
      if (dry_run) return previewContacts(request.ctx, judged, how)
      requireAddresses(judged, place)
      const isLong = judged.row_count > MAX_ROWS_AT_ONCE
      const status = isLong ? 202 : 200
      return answer<ContactImportReport | ContactImportWithErrors>(
        request as never,
        reply as never,
        status,
        (ctx) => (isLong ? queueContactImport(ctx, judged, how) : importContacts(ctx, judged, how)),
        fingerprint,
      ) as never
    },
  })

  app.route({
    method: 'GET',
    url: '/admin/crm/imports/:id/failed-rows',
    config: { access: 'crm:read' },
    schema: {
      operationId: 'downloadFailedRows',
      summary: 'Download rejected contact rows',
      description:
        'Returns the rejected rows of an import as CSV with the problems of each row. Correct the file and send it again with "Import contacts". The rows are kept for 30 days, then the request fails with 410.',
      tags,
      params: Type.Object({ id: IdOf('import') }),
      produces: ['text/csv'],
      response: { 200: Type.Any({ description: 'CSV with the problems of each row, to be corrected and sent again' }) },
    },
    handler: async (request, reply) =>
      sendTable(reply as never, 'csv', await failedRowsTable(request.ctx, request.params.id)) as never,
  })
}

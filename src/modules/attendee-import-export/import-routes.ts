import { Readable } from 'node:stream'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sha256 } from '../../lib/crypto/sha256.ts'
import { invalidField } from '../../lib/errors.ts'
import { Type } from '../../lib/type.ts'
import { answer } from '../../platform/http/operations/idempotency.ts'
import { whileWanted } from '../../platform/http/responses/while-wanted.ts'
import { acceptUploads, readUpload, requireFile } from '../../platform/http/uploads/read-upload.ts'
import { jsonField } from '../../platform/http/validation/json-field.ts'
import { IdOf } from '../../platform/http/validation/schema.ts'
import { nameIgnoredFields } from '../../platform/http/validation/unknown-fields.ts'
import { compileValidator } from '../../platform/http/validation/validation.ts'
import {
  failedRowsFile,
  importTargets,
  listOfPeople,
  type Mapping,
  type OnExisting,
  readAttendees,
  requireColumns,
} from '../attendees/index.ts'
import { definedValues } from '../events/index.ts'
import { importAttendees, previewImport } from './import-attendees.ts'
import { ImportBody, ImportForm, ImportQuery, ImportReport } from './import-schema.ts'

const MAX_FILE_BYTES = 10 * 1_048_576
const validateBody = compileValidator({ schema: ImportBody })

type Sent = { bytes: Buffer; place: 'file' | 'text'; mapping?: Mapping | undefined; onExisting: OnExisting }

export const importRoutes: FastifyPluginAsyncTypebox = async (app) => {
  acceptUploads(app as never)

  app.route({
    method: 'POST',
    url: '/admin/events/:id/attendees/import',
    config: { access: 'attendees:write' },
    schema: {
      operationId: 'importAttendees',
      summary: 'Import attendees',
      description:
        'Adds the people in a .csv or .xlsx file to an event: multipart with one file of at most 10 MB and 20,000 rows, or JSON with `text`. Valid rows are imported in one transaction; rejected rows are returned with the reasons. Use `dry_run=true` to preview.',
      tags: ['Attendees'],
      params: Type.Object({ id: IdOf('event') }),
      querystring: ImportQuery,
      body: ImportBody,
      form: ImportForm,
      response: { 200: ImportReport },
    },
    handler: async (request, reply) => {
      const { ctx, params, query } = request
      const own = { values: await definedValues(ctx, params.id), ...(await importTargets(ctx, params.id)) }
      const sent = await readSent(request as never, reply as never)
      const judged = await readAttendees(ctx, { ...sent, ...own, signal: whileWanted(reply) })
      if (query.dry_run) return previewImport(ctx, params.id, judged, sent.onExisting)
      requireColumns(judged, sent.place)
      const fingerprint = sha256(JSON.stringify([sent.mapping, sent.onExisting]), sent.bytes)
      return answer(
        request as never,
        reply as never,
        200,
        (ctx) => importAttendees(ctx, params.id, judged, sent.onExisting),
        fingerprint,
      )
    },
  })

  app.route({
    method: 'GET',
    url: '/admin/events/:id/attendee-imports/:import_id/failed-rows',
    config: { access: 'attendees:read' },
    schema: {
      operationId: 'downloadFailedAttendees',
      summary: 'Download rejected attendee rows',
      description:
        'Downloads the rows that an import rejected as CSV, with the reasons. Correct the file and send it again with "Import attendees". Rows are kept for 30 days; after that the response is 410.',
      tags: ['Attendees'],
      params: Type.Object({ id: IdOf('event'), import_id: IdOf('import') }),
      produces: ['text/csv'],
      response: { 200: Type.Any({ description: 'CSV to correct and send again; kept for 30 days' }) },
    },
    handler: async ({ ctx, params: { id, import_id } }, reply) => {
      const file = await failedRowsFile(ctx, id, import_id)
      return reply
        .type('text/csv; charset=utf-8')
        .header('Content-Disposition', `attachment; filename="import-${import_id}-failed-rows.csv"`)
        .send(Readable.from(file, { objectMode: false }))
    },
  })
}

async function readSent(request: FastifyRequest, reply: FastifyReply): Promise<Sent> {
  if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')) {
    const {
      text,
      mapping,
      on_existing = 'skip',
    } = request.body as { text?: string; mapping?: Mapping; on_existing?: OnExisting }
    if (text === undefined)
      throw invalidField(['body', 'text'], 'text is required, or send a file as multipart/form-data', 'missing')
    return { bytes: Buffer.from(listOfPeople(text) ?? text), place: 'text', mapping, onExisting: on_existing }
  }
  const upload = await readUpload(request, { maxBytes: MAX_FILE_BYTES, fields: ['mapping', 'on_existing'] })
  nameIgnoredFields(reply, upload.unknown)
  const { mapping, on_existing } = upload.fields
  const sent = {
    ...(mapping === undefined ? {} : { mapping: jsonField('body', 'mapping', mapping, ImportBody.properties.mapping) }),
    ...(on_existing === undefined ? {} : { on_existing }),
  }
  const verdict = validateBody(sent)
  if ('error' in verdict) throw verdict.error
  const { mapping: sentMapping, on_existing: onExisting = 'skip' } = verdict.value as {
    mapping?: Mapping
    on_existing?: OnExisting
  }
  return { bytes: requireFile(upload, 'file').bytes, place: 'file', mapping: sentMapping, onExisting }
}

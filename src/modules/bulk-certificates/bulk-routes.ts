import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { sha256 } from '../../lib/crypto/sha256.ts'
import { Type } from '../../lib/type.ts'
import { errorAnswer } from '../../platform/http/openapi/openapi-errors.ts'
import { answer } from '../../platform/http/operations/idempotency.ts'
import { whileWanted } from '../../platform/http/responses/while-wanted.ts'
import { acceptUploads, readUpload, requireFile } from '../../platform/http/uploads/read-upload.ts'
import { jsonField } from '../../platform/http/validation/json-field.ts'
import { IdOf } from '../../platform/http/validation/schema.ts'
import { nameIgnoredFields } from '../../platform/http/validation/unknown-fields.ts'
import { compileValidator } from '../../platform/http/validation/validation.ts'
import { readValueRules } from '../certificates/index.ts'
import { bulkList, type ListChoices } from './bulk-list.ts'
import { getBulkJob } from './bulk-queries.ts'
import { BulkJob, DryRun, ListFields, UploadForm, UploadQuery } from './bulk-schema.ts'
import type { ListOptions } from './choose-columns.ts'
import { readNames } from './read-names.ts'
import { sendArchive } from './send-archive.ts'
import { previewBulkJob, requireCertificates, submitBulkJob } from './submit-bulk-job.ts'

/** Exactly 5 MiB pass (docs/interface.md, Limits). */
const MAX_FILE_BYTES = 5 * 1_048_576
const ofEvent = Type.Object({ id: IdOf('event') })
const ofJob = Type.Object({ id: IdOf('event'), job_id: IdOf('bulk job') })
const validateFields = compileValidator({ schema: ListFields })
const tags = ['Bulk generation']

export const bulkRoutes: FastifyPluginAsyncTypebox = async (app) => {
  await app.register(uploadRoute)
  await app.register(archiveRoute)
}

const uploadRoute: FastifyPluginAsyncTypebox = async (app) => {
  acceptUploads(app as never)

  app.route({
    method: 'POST',
    url: '/admin/events/:id/bulk-generate',
    config: { access: 'certificates:write' },
    schema: {
      operationId: 'createBulkJob',
      summary: 'Create a bulk job',
      description:
        'Creates certificates for the names in an .xlsx or .csv file of at most 5 MB and 1,000 names. Columns are recognised by their headers, or named in `sheet`, `column` and `mapping`. One credit per name is held until the job ends. Use dry_run=true first, and "Get a bulk job" to follow the progress.',
      tags,
      params: ofEvent,
      querystring: UploadQuery,
      form: UploadForm,
      response: { 200: DryRun, 201: BulkJob, 402: errorAnswer('The credit balance is too small') },
    },
    handler: async (request, reply) => {
      await requireCertificates(request.ctx, request.params.id)
      const upload = await readUpload(request, { maxBytes: MAX_FILE_BYTES, fields: Object.keys(ListFields.properties) })
      nameIgnoredFields(reply, upload.unknown)
      const { name, bytes } = requireFile(upload, 'file')
      const sent = readFields(upload.fields)
      const rules = await readValueRules(request.ctx, request.params.id, sent.kind)
      const values = rules.definitions.map(({ key, label }) => ({ key, label }))
      const isMatching = request.query.dry_run === true && sent.mapping !== undefined
      const options = { ...sent, values, isMatching }
      const found = await readNames(request.ctx, bytes, options, whileWanted(reply))
      const list = bulkList(found, rules, sent)
      const fileName = name.slice(0, 255)
      if (request.query.dry_run) return previewBulkJob(request.ctx, fileName, list)
      const fingerprint = sha256(JSON.stringify(sent), bytes)
      return answer(request, reply, 201, (ctx) => submitBulkJob(ctx, request.params.id, fileName, list), fingerprint)
    },
  })
}

/** @throws AppError validation_failed naming the field */
function readFields({ mapping, ...fields }: Record<string, string>): ListOptions & ListChoices {
  const sent = {
    ...fields,
    ...(mapping === undefined ? {} : { mapping: jsonField('body', 'mapping', mapping, ListFields.properties.mapping) }),
  }
  const verdict = validateFields(sent)
  if ('error' in verdict) throw verdict.error
  return verdict.value as ListOptions & ListChoices
}

const archiveRoute: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    method: 'GET',
    url: '/admin/events/:id/bulk-generate-jobs/:job_id/download',
    config: { access: 'certificates:read' },
    schema: {
      operationId: 'downloadBulkJob',
      summary: 'Download a bulk archive',
      description:
        'Downloads the ZIP archive of a completed bulk job: one PDF per name, and manifest.csv. Fails with 409 until the job is completed, see "Get a bulk job".',
      tags,
      params: ofJob,
      produces: ['application/zip'],
      response: {
        200: Type.Any({ description: 'ZIP archive: one PDF per name, and manifest.csv' }),
        409: errorAnswer('The job is not completed'),
      },
    },
    handler: async (request, reply) => {
      const { id, job_id } = request.params
      return sendArchive(reply, request.ctx, () => getBulkJob(request.ctx, id, job_id))
    },
  })
}

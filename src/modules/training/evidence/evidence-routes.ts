import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Static } from 'typebox'
import { sha256 } from '../../../lib/crypto/sha256.ts'
import { AppError } from '../../../lib/errors.ts'
import { Type } from '../../../lib/type.ts'
import { answer } from '../../../platform/http/operations/idempotency.ts'
import { acceptUploads, readUpload, requireFile } from '../../../platform/http/uploads/read-upload.ts'
import { IdOf } from '../../../platform/http/validation/schema.ts'
import { nameIgnoredFields } from '../../../platform/http/validation/unknown-fields.ts'
import { compileValidator } from '../../../platform/http/validation/validation.ts'
import { addEvidence, storeEvidence } from './add-evidence.ts'
import { MAX_FILE_BYTES } from './evidence-files.ts'
import { getEvidence } from './evidence-queries.ts'
import { Evidence, EvidenceFields, EvidenceUpload } from './evidence-schema.ts'

const tags = ['Training']
const validateFields = compileValidator({ schema: EvidenceFields })

/** Uploads and downloads of evidence. */
export const evidenceRoutes: FastifyPluginAsyncTypebox = async (app) => {
  acceptUploads(app as never)

  app.route({
    method: 'POST',
    url: '/admin/training/evidence',
    config: { access: 'training:write' },
    schema: {
      operationId: 'addTrainingEvidence',
      summary: 'Add evidence',
      description:
        'Uploads evidence that a person has completed an external course: a PDF, PNG, JPEG or WebP file of at most 10 MB. It is pending until somebody approves or declines it.',
      tags,
      consumes: ['multipart/form-data'],
      form: EvidenceUpload,
      response: { 201: Evidence },
    },
    handler: async (request, reply) => {
      const names = Object.keys(EvidenceFields.properties)
      const upload = await readUpload(request, { maxBytes: MAX_FILE_BYTES, fields: names })
      nameIgnoredFields(reply, upload.unknown)
      const fields = readFields(upload.fields)
      const stored = await storeEvidence(request.ctx, requireFile(upload, 'file'))
      const fingerprint = sha256(JSON.stringify(fields), stored.file)
      return answer(request, reply, 201, (ctx) => addEvidence(ctx, fields, stored), fingerprint)
    },
  })

  app.route({
    method: 'GET',
    url: '/admin/training/evidence/:id/file',
    config: { access: 'training:read' },
    schema: {
      operationId: 'getTrainingEvidenceFile',
      summary: 'Download evidence',
      description: 'Returns the uploaded file of a piece of evidence.',
      tags,
      params: Type.Object({ id: IdOf('evidence') }),
      produces: ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'],
      response: { 200: Type.Any({ description: 'The file' }) },
    },
    handler: async ({ ctx, params }, reply) => {
      const { file, content_type, id } = await getEvidence(ctx, params.id)
      const bytes = await ctx.blobs.bytes(file)
      if (bytes === null) throw new AppError('not_found', 'The file is gone.')
      // Files come from other people, so a browser saves PDFs instead of running what they hold.
      const shown = content_type === 'application/pdf' ? 'attachment' : 'inline'
      const extension = content_type.split('/')[1]!.replace('jpeg', 'jpg')
      return reply
        .type(content_type)
        .headers({
          'Content-Disposition': `${shown}; filename="evidence-${id}.${extension}"`,
          'Cache-Control': 'no-store',
        })
        .send(bytes)
    },
  })
}

/** @throws AppError validation_failed */
function readFields(sent: Record<string, string>): Static<typeof EvidenceFields> {
  const { course_id, ...texts } = Object.fromEntries(Object.entries(sent).filter(([, text]) => text !== ''))
  const verdict = validateFields({
    ...texts,
    ...(course_id !== undefined && { course_id: /^\d{1,15}$/.test(course_id) ? Number(course_id) : course_id }),
  })
  if ('error' in verdict) throw verdict.error
  return verdict.value as Static<typeof EvidenceFields>
}

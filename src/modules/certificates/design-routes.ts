import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { sha256 } from '../../platform/crypto/sha256.ts'
import { invalidField } from '../../platform/errors.ts'
import { answer } from '../../platform/http/idempotency.ts'
import { acceptUploads, readUpload, type Upload } from '../../platform/http/read-upload.ts'
import { compileValidator } from '../../platform/http/validation.ts'
import { organisationLanguage } from '../accounts/index.ts'
import { builtinLayout, imageLayout } from './builtin-design.ts'
import type { Layout } from './design-layout.ts'
import { CreateDesignForm, DesignUpload, DesignView } from './design-schema.ts'
import { createDesign, storePicture } from './save-design.ts'

const MAX_PICTURE_BYTES = 10 * 1_048_576
const tags = ['Designs']
const judgeForm = compileValidator({ schema: CreateDesignForm })

export const designRoutes: FastifyPluginAsyncTypebox = async (app) => {
  await acceptUploads(app as never)

  app.route({
    method: 'POST',
    url: '/admin/designs',
    config: { access: 'certificates:write' },
    schema: {
      operationId: 'createDesign',
      summary: 'Create a design from a picture, or on the built-in drawing',
      tags,
      description:
        'Multipart: `name`, optionally `layout` as JSON text, and optionally one PNG, JPEG or WebP file of at most 10 MB. Its `image_url` can also be the `template_image_url` of events.',
      consumes: ['multipart/form-data'],
      form: DesignUpload,
      response: { 201: DesignView },
    },
    handler: async (request, reply) => {
      const upload = await readUpload(request, { maxBytes: MAX_PICTURE_BYTES })
      const form = readForm(upload)
      const language = await organisationLanguage(request.ctx)
      const stored = upload.file && (await storePicture(request.ctx, upload.file.bytes))
      const layout = form.layout ?? (stored ? imageLayout(language, stored.page) : builtinLayout(language))
      const input = { name: form.name, layout, picture: stored?.key ?? null }
      return answer(request, reply, 201, (ctx) => createDesign(ctx, input), sha256(JSON.stringify(input)))
    },
  })
}

function readForm({ fields }: Upload): { name: string; layout?: Layout } {
  const { name, layout } = fields
  const verdict = judgeForm({
    ...(name === undefined ? {} : { name }),
    ...(layout === undefined ? {} : { layout: parseLayout(layout) }),
  })
  if ('error' in verdict) throw verdict.error
  return verdict.value as { name: string; layout?: Layout }
}

function parseLayout(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalidField(['body', 'layout'], 'layout must be JSON text', 'json')
  }
}

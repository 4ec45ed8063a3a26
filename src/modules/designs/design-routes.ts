import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply } from 'fastify'
import { sha256 } from '../../lib/crypto/sha256.ts'
import { invalidField } from '../../lib/errors.ts'
import { answer } from '../../platform/http/operations/idempotency.ts'
import { acceptUploads, readUpload, type Upload } from '../../platform/http/uploads/read-upload.ts'
import { checkTexts } from '../../platform/http/validation/check-texts.ts'
import { keepKnownFields, nameIgnoredFields } from '../../platform/http/validation/unknown-fields.ts'
import { compileValidator } from '../../platform/http/validation/validation.ts'
import { createDesign } from './create-design.ts'
import { type CreateDesign, CreateDesignForm, DesignUpload, DesignView } from './design-schema.ts'
import { firstLayout, refuseMixedForm } from './first-layout.ts'
import { storePicture } from './store-picture.ts'
import { validateLayout } from './validate-layout.ts'

const MAX_PICTURE_BYTES = 10 * 1_048_576
const tags = ['Designs']
const validateForm = compileValidator({ schema: CreateDesignForm })

export const designRoutes: FastifyPluginAsyncTypebox = async (app) => {
  acceptUploads(app as never)

  app.route({
    method: 'POST',
    url: '/admin/designs',
    config: { access: 'certificates:write' },
    schema: {
      operationId: 'createDesign',
      summary: 'Create a design',
      description:
        'Creates a design on a picture, or from a built-in one. Multipart: `name`, and optionally `builtin`, `layout` as JSON text, and one PNG, JPEG or WebP file of at most 10 MB. Assign it to an event with its id as `template_id`, or with its `image_url` as `template_image_url`.',
      tags,
      consumes: ['multipart/form-data'],
      form: DesignUpload,
      response: { 201: DesignView },
    },
    handler: async (request, reply) => {
      const upload = await readUpload(request, {
        maxBytes: MAX_PICTURE_BYTES,
        fields: Object.keys(CreateDesignForm.properties),
      })
      const form = readForm(upload, reply)
      refuseMixedForm(form, upload.file !== null)
      if (form.layout) await validateLayout(request.ctx, form.layout)
      const stored = upload.file && (await storePicture(request.ctx, upload.file.bytes))
      const input = { ...(await firstLayout(request.ctx, form, stored?.page ?? null)), picture: stored?.key ?? null }
      return answer(request, reply, 201, (ctx) => createDesign(ctx, input), sha256(JSON.stringify(input)))
    },
  })
}

/** Unknown fields of the form and the layout are reported, as in other bodies. */
function readForm({ fields, unknown }: Upload, reply: FastifyReply): CreateDesign {
  const sent = { ...fields, ...(fields['layout'] === undefined ? {} : { layout: parseLayout(fields['layout']) }) }
  const known = keepKnownFields(sent, CreateDesignForm)
  nameIgnoredFields(reply, [...unknown, ...known.unknown])
  const verdict = validateForm(known.value)
  if ('error' in verdict) throw verdict.error
  return verdict.value as CreateDesign
}

function parseLayout(text: string): unknown {
  const layout = parseJson(text)
  checkTexts(layout, ['body', 'layout'])
  return layout
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalidField(['body', 'layout'], 'layout must be valid JSON text', 'json')
  }
}

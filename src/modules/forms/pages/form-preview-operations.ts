import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { FormPreviewBody } from '../form-schema.ts'
import { previewForm } from './preview-form.ts'

/** Previews of lead forms that are not saved yet. */
export const formPreviewOperations: readonly Operation[] = [
  operation({
    id: 'previewForm',
    method: 'POST',
    path: '/admin/forms/preview',
    scope: 'forms:read',
    tag: 'Forms',
    summary: 'Preview a lead form',
    description:
      'Renders a lead form that is not saved, as visitors would see it, in its language. Show the document in a sandboxed frame (`srcdoc`) of this site; its form cannot be sent. Nothing is saved.',
    body: FormPreviewBody,
    answer: Type.Object(
      { html: Type.String({ description: 'A whole HTML document' }) },
      { title: 'FormPreview', description: 'The preview of a lead form' },
    ),
    run: async (ctx, { body }) => ({ html: await previewForm(ctx, body) }),
  }),
]

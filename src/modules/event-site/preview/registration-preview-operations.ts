import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf, nullable, oneOf, Title } from '../../../platform/http/validation/schema.ts'
import { Questions } from '../../../platform/questions/question-schema.ts'
import { previewPage } from './preview-page.ts'

/** Previews of forms whose questions are not saved yet. */
export const registrationPreviewOperations: readonly Operation[] = [
  operation({
    id: 'previewRegistration',
    method: 'POST',
    path: '/admin/events/:id/registration-preview',
    scope: 'events:read',
    tag: 'Events',
    summary: 'Preview a registration form',
    description:
      'Renders the registration form or the survey of an event with questions that are not saved, as visitors would see it, in the language of the event. Show the document in a sandboxed frame (`srcdoc`) of this site; its form cannot be sent. Nothing is saved.',
    params: Type.Object({ id: IdOf('event') }),
    body: Type.Object(
      {
        questions: { ...Questions, description: 'The questions in order' },
        registration_types: Type.Optional(
          Type.Array(
            Type.Object({
              name: Title(200, 'Name of the type'),
              description: Type.Optional(
                nullable(Type.String({ maxLength: 1_000, description: 'Text below its name; null: none' })),
              ),
              questions: Type.Optional({ ...Questions, description: 'Questions for this type' }),
            }),
            { maxItems: 20, description: 'Registration types in order; none by default' },
          ),
        ),
        kind: Type.Optional(
          oneOf(['registration', 'survey'], { default: 'registration', description: 'Form to preview' }),
        ),
      },
      { title: 'RegistrationPreviewRequest' },
    ),
    answer: Type.Object(
      { html: Type.String({ description: 'A whole HTML document' }) },
      { title: 'RegistrationPreview', description: 'The preview of a form' },
    ),
    run: async (ctx, { params, body }) => ({ html: await previewPage(ctx, params.id, body) }),
  }),
]

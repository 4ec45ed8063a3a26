import { Type } from '../../lib/type.ts'
import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { Id, Page, Search } from '../../platform/http/validation/schema.ts'
import { countFormAnswers, FormAnswerCounts } from './count-form-answers.ts'
import { deleteSubmission } from './delete-submission.ts'
import { formToWire, getForm, listForms } from './form-queries.ts'
import { Form, FormChangeBody, NewFormBody } from './form-schema.ts'
import { createForm, deleteForm, updateForm } from './save-form.ts'
import { listSubmissions } from './submission-queries.ts'
import { FormSubmission } from './submission-schema.ts'
import { submissionTable } from './submission-table.ts'

const params = Type.Object({ id: Id })
const tag = 'Forms'
const taken = { 409: 'Another form has this slug' }

const Cascade = Type.Object({
  cascade: Type.Optional(Type.Boolean({ default: false, description: 'Also delete all submissions of the form' })),
})

/** Notification emails keep going to these addresses after the sign-in session that set them has ended. */
const hasNotified = ({ body }: { body: { notify_emails?: readonly string[] } }) => (body.notify_emails ?? []).length > 0

/** Operations for lead forms and their submissions. */
export const formOperations: readonly Operation[] = [
  operation({
    id: 'listForms',
    method: 'GET',
    path: '/admin/forms',
    scope: 'forms:read',
    tag,
    summary: 'List lead forms',
    description: 'Lists the lead forms of the organisation, newest first.',
    query: Type.Object(Page),
    list: Form,
    run: (ctx, { query }) => listForms(ctx, query),
  }),

  operation({
    id: 'createForm',
    sensitive: hasNotified,
    method: 'POST',
    path: '/admin/forms',
    scope: 'forms:write',
    tag,
    summary: 'Create a lead form',
    description:
      'Creates a lead form with a public page. A submission with an email address or phone number creates a contact, or fills empty fields of the contact that has the email address.',
    body: NewFormBody,
    answer: Form,
    status: 201,
    refusals: taken,
    run: (ctx, { body }) => createForm(ctx, body),
  }),

  operation({
    id: 'getForm',
    method: 'GET',
    path: '/admin/forms/:id',
    scope: 'forms:read',
    tag,
    summary: 'Get a lead form',
    description: 'Returns one lead form with its fields, settings and embed code.',
    params,
    answer: Form,
    run: async (ctx, { params }) => formToWire(ctx, await getForm(ctx, params.id)),
  }),

  operation({
    id: 'updateForm',
    sensitive: hasNotified,
    method: 'PATCH',
    path: '/admin/forms/:id',
    scope: 'forms:write',
    tag,
    summary: 'Update a lead form',
    description:
      'Updates the given fields of a lead form. Set `active` to false to stop taking answers. Earlier submissions keep the questions and the consent text that they were sent with.',
    params,
    body: FormChangeBody,
    answer: Form,
    refusals: taken,
    run: (ctx, { params, body }) => updateForm(ctx, params.id, body),
  }),

  operation({
    id: 'deleteForm',
    sensitive: ({ query }) => query.cascade === true,
    method: 'DELETE',
    path: '/admin/forms/:id',
    scope: 'forms:write',
    tag,
    summary: 'Delete a lead form',
    description:
      'Permanently deletes a lead form. A form with submissions can only be deleted with `cascade=true`, which deletes them as well.',
    irreversible: 'The form and all its submissions are permanently deleted. This cannot be undone.',
    params,
    query: Cascade,
    refusals: { 409: 'The form has submissions; delete it with cascade=true, or set active to false' },
    run: (ctx, { params, query }) => deleteForm(ctx, params.id, { cascade: query.cascade === true }),
  }),

  operation({
    id: 'listFormSubmissions',
    method: 'GET',
    path: '/admin/forms/:id/submissions',
    scope: 'forms:read',
    tag,
    summary: 'List form submissions',
    description:
      'Lists the submissions of a lead form, newest first. The search covers the first 2,000 characters of the answers. The file has one column per field, with former fields last.',
    params,
    query: Type.Object({ ...Page, search: Search }),
    list: FormSubmission,
    table: (ctx, { params, query }) => submissionTable(ctx, params.id, query.search),
    run: (ctx, { params, query }) => listSubmissions(ctx, params.id, query),
  }),

  operation({
    id: 'getFormAnswerCounts',
    method: 'GET',
    path: '/admin/forms/:id/answer-counts',
    scope: 'forms:read',
    tag,
    summary: 'Get answer counts of a lead form',
    description:
      'Returns how many submissions answered each field, so that nobody removes or changes a field with answers by accident.',
    params,
    answer: FormAnswerCounts,
    run: (ctx, { params }) => countFormAnswers(ctx, params.id),
  }),

  operation({
    id: 'deleteFormSubmission',
    method: 'DELETE',
    path: '/admin/forms/:form_id/submissions/:submission_id',
    scope: 'forms:write',
    tag,
    summary: 'Delete a form submission',
    description:
      'Permanently deletes a form submission, including its text in notification emails. The contact is kept.',
    irreversible: 'The answers of the person are permanently deleted. This cannot be undone.',
    params: Type.Object({ form_id: Id, submission_id: Id }),
    run: (ctx, { params }) => deleteSubmission(ctx, params.form_id, params.submission_id),
  }),
]

import { Type } from '../../lib/type.ts'
import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { Id, Page, Search } from '../../platform/http/validation/schema.ts'
import { deleteSubmission } from './delete-submission.ts'
import { formToWire, getForm, listForms } from './form-queries.ts'
import { Form, FormChangeBody, NewFormBody } from './form-schema.ts'
import { createForm, deleteForm, updateForm } from './save-form.ts'
import { listSubmissions } from './submission-queries.ts'
import { FormSubmission } from './submission-schema.ts'
import { submissionTable } from './submission-table.ts'

const params = Type.Object({ id: Id })
const tag = 'Forms'
const taken = { 409: 'Another form has the slug' }

const Cascade = Type.Object({
  cascade: Type.Optional(Type.Boolean({ default: false, description: 'Delete all that was sent as well' })),
})

/** Submissions are mailed to these addresses even after the sign-in session that set them has ended. */
const hasNotified = ({ body }: { body: { notify_emails?: readonly string[] } }) => (body.notify_emails ?? []).length > 0

/** Lead forms, and what was sent with them. */
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
    summary: 'Make a form that anybody can fill in',
    description: 'Whoever sends it with an e-mail address becomes a contact, or adds to the one that has the address.',
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
    description: 'Gives one lead form with its fields.',
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
    summary: 'Change a lead form, or switch it off or on',
    description: 'What was sent keeps the questions and the consent text that it was sent with.',
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
      'Deletes a lead form. One by which something was sent needs `cascade=true`, which deletes that too, for good.',
    irreversible: 'The form and all that was sent by it are gone for good. It cannot be undone.',
    params,
    query: Cascade,
    refusals: { 409: 'It was sent; delete it with all that was sent, or switch it off' },
    run: (ctx, { params, query }) => deleteForm(ctx, params.id, { cascade: query.cascade === true }),
  }),

  operation({
    id: 'listFormSubmissions',
    method: 'GET',
    path: '/admin/forms/:id/submissions',
    scope: 'forms:read',
    tag,
    summary: 'List what was sent with a form, newest first',
    description:
      'A search looks in the first 2,000 characters of what was answered. As a file each field has a column; those that are asked no more come last.',
    params,
    query: Type.Object({ ...Page, search: Search }),
    list: FormSubmission,
    table: (ctx, { params, query }) => submissionTable(ctx, params.id, query.search),
    run: (ctx, { params, query }) => listSubmissions(ctx, params.id, query),
  }),

  operation({
    id: 'deleteFormSubmission',
    method: 'DELETE',
    path: '/admin/forms/:form_id/submissions/:submission_id',
    scope: 'forms:write',
    tag,
    summary: 'Delete a form submission',
    description:
      'Deletes what somebody sent by a lead form, also from the mails that told of it. This cannot be undone.',
    irreversible: 'What the person sent is gone for good. It cannot be undone.',
    params: Type.Object({ form_id: Id, submission_id: Id }),
    run: (ctx, { params }) => deleteSubmission(ctx, params.form_id, params.submission_id),
  }),
]

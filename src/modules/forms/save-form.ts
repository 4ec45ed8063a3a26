import { AppError } from '../../lib/errors.ts'
import { makeSlug } from '../../lib/text/make-slug.ts'
import { trimmedTags } from '../../lib/text/trimmed-tags.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { changesNothing } from '../../platform/changes-nothing.ts'
import type { Context, TxContext } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { brokeUniqueKey } from '../../platform/db/pg-errors.ts'
import { change, one } from '../../platform/db/query.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { organisationLanguage } from '../organisations/index.ts'
import { type FormRow, formToWire, getForm, lockForm } from './form-queries.ts'
import type { Form, FormChange, FormField, NewForm } from './form-schema.ts'
import { validateLeadForm } from './validate-lead-form.ts'

type Values = Omit<FormRow, 'id' | 'org_id' | 'created_at' | 'updated_at'>

/** Creates a form. @throws AppError validation_failed; already_exists if another form has the slug */
export function createForm(ctx: Context, input: NewForm): Promise<Form> {
  return inTransaction(ctx, async (ctx) => {
    const merged = merge(
      {
        name: '',
        slug: makeSlug(ctx.randomBytes, input.name, 'form'),
        fields: [],
        contact_mapping: {},
        tags: [],
        active: true,
        language: input.language ?? (await organisationLanguage(ctx)),
        notify_emails: [],
        consent_text: null,
        consent_version: 0,
        thank_you_text: null,
        redirect_url: null,
      },
      input,
    )
    const values = await validateLeadForm(ctx, merged, input)
    const { id } = await explainTakenSlug(values, () => {
      const columns = Object.keys(values).map((column) => sql.ref(column))
      return one<{ id: number }>(ctx)`
        insert into form (org_id, created_at, updated_at, ${sql.join(columns)})
        values (${ctx.orgId}, ${ctx.now()}, ${ctx.now()}, ${sql.join(parametersOf(values))}) returning id`
    })
    return audited(ctx, 'create', id)
  })
}

/** Updates the given fields. @throws AppError not_found, and the errors of createForm */
export function updateForm(ctx: Context, id: number, input: FormChange): Promise<Form> {
  return inTransaction(ctx, async (ctx) => {
    const before = await lockForm(ctx, id)
    const { id: _id, org_id, submission_count, created_at, updated_at, ...old } = before
    const values = await validateLeadForm(ctx, merge(old, input), input)
    if (changesNothing(old, values)) return formToWire(ctx, before)
    await explainTakenSlug(values, () => {
      const parameters = parametersOf(values)
      const sets = Object.keys(values).map((column, nth): Sql => sql`${sql.ref(column)} = ${parameters[nth]}`)
      return change(ctx)`update form set updated_at = ${ctx.now()}, ${sql.join(sets)} where id = ${id}`
    })
    return audited(ctx, 'update', id, formToWire(ctx, before))
  })
}

/**
 * Deletes a form; `cascade` also deletes its submissions. @throws AppError not_found; conflict if it has submissions
 */
export function deleteForm(ctx: Context, id: number, { cascade }: { cascade: boolean }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const before = await lockForm(ctx, id)
    if (before.submission_count > 0 && !cascade)
      throw new AppError(
        'conflict',
        `Form ${id} has ${before.submission_count === 1 ? '1 submission' : `${before.submission_count} submissions`}. Set active to false to stop taking answers, or delete it with all submissions: ?cascade=true.`,
      )
    await change(ctx)`delete from form where id = ${id}`
    await recordAudit(ctx, {
      action: 'form.delete',
      subjectType: 'form',
      subjectId: id,
      before: formToWire(ctx, before),
    })
  })
}

function merge(old: Values, input: FormChange): Values {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Partial<Values>
  const merged = { ...old, ...given }
  const consent_text = merged.consent_text?.trim() ?? null
  const isNew = consent_text !== null && consent_text !== old.consent_text
  return {
    ...merged,
    name: merged.name.trim(),
    slug: merged.slug.toLowerCase(),
    fields: merged.fields.map(wholeField),
    tags: trimmedTags(merged.tags),
    notify_emails: [...new Set(merged.notify_emails)],
    consent_text,
    consent_version: old.consent_version + (isNew ? 1 : 0),
  }
}

/** Returns a field with every property, null where there is none. */
export function wholeField(field: NewForm['fields'][number] | FormField): FormField {
  const { name, label, type, required, options, help, min, max, show_if } = field
  return {
    name,
    label: label.trim(),
    type,
    required: required ?? false,
    options: options?.length ? options : null,
    help: help ?? null,
    min: min ?? null,
    max: max ?? null,
    ...(show_if ? { show_if } : {}),
  }
}

const JSON_COLUMNS = ['fields', 'contact_mapping']

/** JSON is passed as text: pg would turn a JavaScript array into a PostgreSQL array. */
function parametersOf(values: Values): unknown[] {
  return Object.entries(values).map(([column, value]) =>
    JSON_COLUMNS.includes(column) ? JSON.stringify(value) : value,
  )
}

async function explainTakenSlug<Result>({ slug }: Values, statement: () => Promise<Result>): Promise<Result> {
  try {
    return await statement()
  } catch (error) {
    if (!brokeUniqueKey(error, 'form_slug_key')) throw error
    throw new AppError('already_exists', `A form with the slug ${slug} already exists. Choose another slug.`)
  }
}

async function audited(ctx: TxContext, action: 'create' | 'update', id: number, before?: Form): Promise<Form> {
  const after = formToWire(ctx, await getForm(ctx, id))
  await recordAudit(ctx, {
    action: `form.${action}`,
    subjectType: 'form',
    subjectId: id,
    ...(before && { before }),
    after,
  })
  return after
}

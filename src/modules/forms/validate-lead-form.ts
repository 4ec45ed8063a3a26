import { invalidField } from '../../lib/errors.ts'
import { validateTarget } from '../../lib/safe-fetch/index.ts'
import type { TxContext } from '../../platform/context/context.ts'
import { shortName } from '../../platform/http/validation/short-name.ts'
import { checkQuestions } from '../../platform/questions/check-questions.ts'
import { listLockedProperties } from '../crm/index.ts'
import { questionsOf } from './asked-of-visitors.ts'
import { canFill } from './fields-by-target.ts'
import type { FormRow } from './form-queries.ts'
import type { FormChange } from './form-schema.ts'

type Checked = Pick<FormRow, 'fields' | 'contact_mapping' | 'redirect_url'>

/** Validates a form beyond its schema and normalises it. @throws AppError validation_failed */
export async function validateLeadForm<Of extends Checked>(ctx: TxContext, form: Of, given: FormChange): Promise<Of> {
  if (given.fields) checkQuestions(questionsOf(form.fields), 'fields', { idName: 'name' })
  // Custom fields may have been deleted since, which must not block unrelated changes.
  if (given.fields || given.contact_mapping) await checkMapping(ctx, form)
  return { ...form, redirect_url: form.redirect_url === null ? null : redirectTo(ctx, form.redirect_url) }
}

/** Returns the URL in a form that is safe in a header. */
function redirectTo({ allowTargets }: TxContext, url: string): string {
  const verdict = validateTarget(url, { allow: allowTargets })
  const reason = !verdict.ok
    ? verdict.reason
    : verdict.url.protocol === 'https:'
      ? null
      : 'redirect_url must be an https address.'
  if (reason !== null) throw invalidField(['body', 'redirect_url'], reason, 'refused_target')
  return new URL(url).href
}

async function checkMapping(ctx: TxContext, { fields, contact_mapping }: Checked): Promise<void> {
  const mappings = Object.entries(contact_mapping)
  if (mappings.length === 0) return
  const types = new Map(Array.from(await listLockedProperties(ctx), ([key, { type }]) => [key, type]))
  const targets = new Set<string>()
  for (const [name, target] of mappings) {
    const loc = ['body', 'contact_mapping', shortName(name)]
    const field = fields.find((each) => each.name === name)
    if (field === undefined) throw invalidField(loc, 'this form has no field with this name', 'unknown_reference')
    if (target === null) continue
    if (!canFill(target, field, types))
      throw invalidField(loc, `a ${field.type} field cannot be stored in ${target}`, 'unknown_reference')
    if (targets.has(target))
      throw invalidField(
        loc,
        `${target} is already filled by an earlier field; map each contact field once`,
        'repeated',
      )
    targets.add(target)
  }
}

import { invalidField } from '../../lib/errors.ts'
import { validateTarget } from '../../lib/safe-fetch/index.ts'
import type { TxContext } from '../../platform/context/context.ts'
import { shortName } from '../../platform/http/validation/short-name.ts'
import { checkQuestions } from '../../platform/questions/check-questions.ts'
import { listLockedProperties } from '../crm/index.ts'
import { questionsOf } from './asked-of-visitors.ts'
import { canGoTo } from './fields-by-place.ts'
import type { FormRow } from './form-queries.ts'
import type { FormChange } from './form-schema.ts'

type Checked = Pick<FormRow, 'fields' | 'contact_mapping' | 'redirect_url'>

/** A form as it is kept. @throws AppError validation_failed for what its schema cannot say */
export async function checkedForm<Of extends Checked>(ctx: TxContext, form: Of, given: FormChange): Promise<Of> {
  if (given.fields) checkQuestions(questionsOf(form.fields), 'fields', 'name')
  // Own fields of contacts may be gone since, which is no reason to refuse what has nothing to do with them.
  if (given.fields || given.contact_mapping) await checkMapping(ctx, form)
  return { ...form, redirect_url: form.redirect_url === null ? null : redirectTo(ctx, form.redirect_url) }
}

/** An address as a header can hold it. */
function redirectTo({ allowTargets }: TxContext, url: string): string {
  const verdict = validateTarget(url, { allow: allowTargets })
  const reason = !verdict.ok ? verdict.reason : verdict.url.protocol === 'https:' ? null : 'The address must use https.'
  if (reason !== null) throw invalidField(['body', 'redirect_url'], reason, 'refused_target')
  return new URL(url).href
}

async function checkMapping(ctx: TxContext, { fields, contact_mapping }: Checked): Promise<void> {
  const said = Object.entries(contact_mapping)
  if (said.length === 0) return
  const types = new Map(Array.from(await listLockedProperties(ctx), ([key, { type }]) => [key, type]))
  const places = new Set<string>()
  for (const [name, place] of said) {
    const loc = ['body', 'contact_mapping', shortName(name)]
    const field = fields.find((each) => each.name === name)
    if (field === undefined) throw invalidField(loc, 'is not the name of a field of this form', 'unknown_reference')
    if (place === null) continue
    if (!canGoTo(place, field, types))
      throw invalidField(loc, `${place} of a contact cannot be answers to a ${field.type}`, 'unknown_reference')
    if (places.has(place)) throw invalidField(loc, `${place} is filled by an earlier field`, 'repeated')
    places.add(place)
  }
}

import type { Services } from '../../../platform/context/context.ts'
import { makeStamp } from '../../../platform/pages/form-stamp.ts'
import { formVersion } from '../asked-of-visitors.ts'
import type { FoundForm } from '../find-form.ts'
import { formUrl } from '../form-queries.ts'
import type { FormMeta } from '../submission-schema.ts'

/** The field that programs fill in. No field of a form begins so. */
export const HONEYPOT = '_website'

/** A form as anybody is told of it. */
export function formMeta(services: Services, form: FoundForm): FormMeta {
  const { name, slug, organiser, language, active, fields, consent_text } = form
  return {
    name,
    slug,
    organiser,
    language,
    active,
    fields,
    consent_text,
    public_url: formUrl(services, form),
    submit_url: `${services.baseUrl}/public/forms/${slug}/submit`,
    version: formVersion(form),
    stamp: makeStamp(services, stampOf(form)),
    honeypot: HONEYPOT,
  }
}

/** What a stamp of this form is made for; events have stamps too. */
export function stampOf({ slug }: Pick<FoundForm, 'slug'>): string {
  return `form ${slug}`
}

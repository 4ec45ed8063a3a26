import type { Services } from '../../../platform/context/context.ts'
import { makeStamp } from '../../../platform/pages/form-stamp.ts'
import { formVersion } from '../asked-of-visitors.ts'
import type { FoundForm } from '../find-form.ts'
import { formUrl } from '../form-queries.ts'
import type { FormMeta } from '../submission-schema.ts'

/** Honeypot field, which only bots fill in. Names of form fields cannot begin this way. */
export const HONEYPOT = '_website'

/** Returns the public description of a form. */
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

/** Purpose of a form's stamp, which keeps it apart from the stamps of events. */
export function stampOf({ slug }: Pick<FoundForm, 'slug'>): string {
  return `form ${slug}`
}

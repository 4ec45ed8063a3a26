import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../../platform/context/context.ts'
import { textOf } from '../../../platform/pages/accept-forms.ts'
import { missingPage } from '../../../platform/pages/missing-page.ts'
import type { SiteSection } from '../../../platform/pages/page-frame.ts'
import type { Shown } from '../../../platform/pages/page-with-form-routes.ts'
import { siteFacts } from '../../../platform/pages/site-facts.ts'
import { visitOf } from '../../../platform/pages/visit.ts'
import { findForm } from '../find-form.ts'
import { isEmbedded } from './form-frame.ts'
import { closedFormPage, formDonePage, formPage } from './form-page.ts'
import { STAMP, stampVerdict, validateSentForm } from './validate-sent-form.ts'
import { leadFormMessages } from './wording/form-words.ts'

/** Site section of form pages. Without a form, they have no start page of their own. */
export const FORMS: SiteSection = { home: '/verify', words: leadFormMessages }

/**
 * A form with `redirect_url` is answered with a redirect, and the target may redirect further. Chromium applies the
 * page's form-action policy to each of them, so it must allow any https address.
 */
const LEADING_ELSEWHERE =
  "default-src 'none';img-src 'self';style-src 'self';form-action 'self' https:;base-uri 'none';frame-ancestors 'none'"

/** Sends the page of the form in the URL, in the language of the visitor or otherwise of the form. */
export async function showForm(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { code, fields, done }: Shown,
): Promise<FastifyReply> {
  const form = await findForm(services, (request.params as { slug: string }).slug)
  const site = siteFacts(services)
  const visit = visitOf({ site, now: services.now() }, request, reply, form?.language ?? null)
  if (form === null) return reply.code(404).send(missingPage(visit, leadFormMessages[visit.language].missing, FORMS))
  if (form.redirect_url !== null) reply.header('Content-Security-Policy', LEADING_ELSEWHERE)
  const embedded = isEmbedded(request)
  if (done === 'sent') return reply.send(formDonePage(visit, form, embedded))
  if (!form.active) return reply.code(code ?? 200).send(closedFormPage(visit, form, embedded))
  if (code) reply.code(code)
  // The visitor's own browser may cache it for going back.
  else reply.header('Cache-Control', 'private, no-cache')
  const sent = fields ? validateSentForm(services, visit, form, fields) : null
  // Visitors who were too fast keep their stamp, so that their wait does not start over.
  const stamp = fields && stampVerdict(services, form, fields) !== 'bad' ? textOf(fields, STAMP) : null
  return reply.send(formPage(services, visit, form, { isEmbedded: embedded, sent, stamp }))
}

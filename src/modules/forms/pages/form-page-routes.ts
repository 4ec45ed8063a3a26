import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { invalidField } from '../../../lib/errors.ts'
import { languageOf } from '../../../lib/text/languages.ts'
import type { Services } from '../../../platform/context/context.ts'
import { type Fields, textOf } from '../../../platform/pages/accept-forms.ts'
import { frameAnywhere } from '../../../platform/pages/embedding/frame-anywhere.ts'
import { pageWithForm, type Shown } from '../../../platform/pages/page-with-form-routes.ts'
import { preferredLanguage } from '../../../platform/pages/preferred-language.ts'
import { servePages } from '../../../platform/pages/serve-pages.ts'
import { siteFacts } from '../../../platform/pages/site-facts.ts'
import { readFormAnswers } from '../../../platform/questions/read-form-answers.ts'
import { visitorIn } from '../../organisations/index.ts'
import { askedOfVisitors } from '../asked-of-visitors.ts'
import { findForm, noFormThere } from '../find-form.ts'
import { submitForm } from '../submit-form.ts'
import { isEmbedded } from './form-frame.ts'
import { FORMS, showForm } from './show-form.ts'
import { isTrapped, STAMP, stampVerdict, VERSION } from './validate-sent-form.ts'

/** Pages of lead forms. They need no script, and work as a page or in an iframe. */
export function formPageRoutes(services: Services): FastifyPluginAsyncTypebox {
  const site = siteFacts(services)

  const take = async (request: FastifyRequest, fields: Fields): Promise<string> => {
    const form = await findForm(services, slugIn(request))
    if (form === null) throw noFormThere()
    const done = `${site.root}/f/${form.slug}?${isEmbedded(request) ? 'embed=1&' : ''}done=sent`
    const onward = isEmbedded(request) ? done : (form.redirect_url ?? done)
    // A filled honeypot leads to the normal page, but nothing is saved.
    if (isTrapped(fields)) return onward
    if (form.active && stampVerdict(services, form, fields) !== 'good')
      throw invalidField(
        ['body', STAMP],
        'the form was sent too early or too late; reload it and send it again',
        'outdated',
      )
    const language = preferredLanguage(request.headers['accept-language'], languageOf(form.language) ?? 'en')
    await submitForm(visitorIn(services, request), form.slug, {
      answers: readFormAnswers(askedOfVisitors(form), fields),
      version: textOf(fields, VERSION),
      language,
    })
    return onward
  }

  return async (app) => {
    await servePages(app, site, FORMS)
    frameAnywhere(app, isEmbedded)
    pageWithForm(app, {
      url: '/f/:slug',
      submitting: 'public:submit',
      take,
      show: (request: FastifyRequest, reply: FastifyReply, shown: Shown) => showForm(services, request, reply, shown),
    })
  }
}

function slugIn(request: FastifyRequest): string {
  return (request.params as { slug: string }).slug
}

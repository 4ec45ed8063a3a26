import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { invalidField } from '../../../lib/errors.ts'
import type { Services } from '../../../platform/context/context.ts'
import { type Fields, textOf } from '../../../platform/pages/accept-forms.ts'
import { pageWithForm } from '../../../platform/pages/page-with-form-routes.ts'
import { servePages } from '../../../platform/pages/serve-pages.ts'
import { siteFacts } from '../../../platform/pages/site-facts.ts'
import { cancelRegistration, changeRegistration, type Visitor } from '../../attendees/index.ts'
import { visitorIn } from '../../organisations/index.ts'
import { REGISTRATION } from './registration-place.ts'
import { showRegistration } from './show-registration.ts'
import { takeChange } from './take-change.ts'

/** Registrations by personal link. Only forms change anything, since mail programs open links. */
export function personalPageRoutes(services: Services): FastifyPluginAsyncTypebox {
  const site = siteFacts(services)
  return async (app) => {
    await servePages(app, site, REGISTRATION)
    pageWithForm(app, {
      url: '/t/:token',
      submitting: 'public:submit',
      secretAddress: true,
      show: (request, reply, shown) => showRegistration(services, request, reply, shown),
      take: async (request, fields) => {
        const { token } = request.params as { token: string }
        const act = textOf(fields, 'act')
        await takeAct(visitorIn(services, request), token, act, fields)
        return `${site.root}/t/${token}${act === 'change' ? '?done=change' : ''}`
      },
    })
  }
}

/** Performs the action in the field `act`. @throws AppError as the verbs of registrations */
async function takeAct(visitor: Visitor, token: string, act: string, fields: Fields): Promise<void> {
  if (act === 'accept') await changeRegistration(visitor, token, { status: 'registered' })
  else if (act === 'cancel') await cancelRegistration(visitor, token)
  else if (act === 'change') await takeChange(visitor, token, fields)
  else throw invalidField(['body', 'act'], 'act must be accept, cancel or change', 'enum')
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { orNull } from '../../../lib/errors.ts'
import type { Services } from '../../../platform/context/context.ts'
import { type Fields, textOf } from '../../../platform/pages/accept-forms.ts'
import type { Shown } from '../../../platform/pages/page-with-form-routes.ts'
import { type FoundRegistration, findRegistration, walletOffers } from '../../attendees/index.ts'
import { ownSessions } from './personal-forms.ts'
import { personalMessages } from './personal-messages.ts'
import { personalPage } from './personal-page.ts'
import type { RegistrationVisit } from './registration-place.ts'
import { showPersonalPage } from './show-personal-page.ts'
import { readTypedChange, type ValidatedForm, validateForm } from './validate-form.ts'

/** Sends the page of a registration; the form for changes shows the last submission. */
export async function showRegistration(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { code, fields, done }: Shown,
): Promise<FastifyReply> {
  const { token } = request.params as { token: string }
  return showPersonalPage(services, request, reply, {
    found: await orNull(findRegistration(services, token)),
    code,
    missing: (language) => personalMessages[language].missing,
    draw: (visit, found) => {
      const isChange = fields !== undefined && textOf(fields, 'act') === 'change'
      const form = isChange ? changedForm(visit, found, fields) : null
      const path = `${visit.site.root}/t/${token}`
      return personalPage(visit, found, { path, form, isSaved: done === 'change', wallets: walletOffers(services) })
    },
  })
}

function changedForm(visit: RegistrationVisit, found: FoundRegistration, fields: Fields): ValidatedForm {
  return validateForm(visit, found.event, readTypedChange(found, fields), 'known', ownSessions(found.sign_ups))
}

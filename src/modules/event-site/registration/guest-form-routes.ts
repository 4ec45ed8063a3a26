import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import type { Fields } from '../../../platform/pages/accept-forms.ts'
import { sentForm } from '../../../platform/pages/page-with-form-routes.ts'
import type { Html } from '../../../platform/pages/written-text.ts'
import { findRegistrationEvent, type RegistrationEvent } from '../../attendees/index.ts'
import type { DrawnForm } from './registration-form.ts'
import type { RegistrationVisit } from './registration-place.ts'
import { editGuests } from './take-form.ts'

type Page = {
  url: `${string}/people`
  begin: (request: FastifyRequest, reply: FastifyReply, event: RegistrationEvent | null) => RegistrationVisit
  missing: (request: FastifyRequest, reply: FastifyReply, visit: RegistrationVisit) => FastifyReply
  draw: (
    request: FastifyRequest,
    visit: RegistrationVisit,
    event: RegistrationEvent,
    form: DrawnForm,
  ) => Html | Promise<Html>
}

/** Registers the address to which a form is sent to add or remove a guest. It draws the form again and stores nothing. */
export function mountGuestForm(app: FastifyInstance, services: Services, { url, begin, missing, draw }: Page): void {
  app.route({
    method: 'POST',
    url,
    config: { access: 'public:read' },
    schema: {
      hide: true,
      params: Type.Object({ slug: Type.String({ description: 'Slug of the event' }) }),
      body: sentForm.body,
      response: { 200: Type.String(), 404: Type.String() },
    },
    handler: async (request, reply) => {
      const event = await findRegistrationEvent(services, (request.params as { slug: string }).slug)
      const visit = begin(request, reply, event)
      if (event === null) return missing(request, reply, visit)
      const form = editGuests(services, visit, event, request.body as Fields)
      return reply.send(await draw(request, visit, event, form))
    },
  })
}

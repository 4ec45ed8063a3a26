import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply } from 'fastify'
import { Type } from '../../../lib/type.ts'
import { safeFileName } from '../../../lib/zip/safe-file-name.ts'
import { IdOf } from '../../../platform/http/validation/schema.ts'
import { agendaCalendar } from './agenda-calendar.ts'
import { readAgenda } from './read-agenda.ts'

const shared = {
  tags: ['Sessions'],
  produces: ['text/calendar'],
  response: { 200: Type.Any({ description: 'An iCalendar file (RFC 5545)' }) },
}
const config = { access: 'sessions:read' }

export const agendaRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    method: 'GET',
    url: '/admin/events/:id/agenda.ics',
    config,
    schema: {
      operationId: 'getAgendaCalendar',
      summary: 'Export the agenda',
      description:
        'Exports all sessions of an event as an iCalendar file (.ics), or the event itself when it has no sessions. For JSON, use "List sessions".',
      params: Type.Object({ id: IdOf('event') }),
      ...shared,
    },
    handler: async ({ ctx, params }, reply) => {
      const agenda = await readAgenda(ctx, params.id)
      return sendCalendar(reply, agenda.event.name, await agendaCalendar(ctx, agenda))
    },
  })

  app.route({
    method: 'GET',
    url: '/admin/events/:event_id/sessions/:session_id/session.ics',
    config,
    schema: {
      operationId: 'getSessionCalendar',
      summary: 'Export a session',
      description: 'Exports a session as an iCalendar file (.ics). For JSON, use "Get a session".',
      params: Type.Object({ event_id: IdOf('event'), session_id: IdOf('session') }),
      ...shared,
    },
    handler: async ({ ctx, params }, reply) => {
      const agenda = await readAgenda(ctx, params.event_id, params.session_id)
      return sendCalendar(reply, agenda.sessions[0]!.title, await agendaCalendar(ctx, agenda))
    },
  })
}

function sendCalendar(reply: FastifyReply, title: string, text: string): FastifyReply {
  const name = safeFileName(title, { fallback: 'agenda', maxBytes: 100 })
  return reply
    .type('text/calendar; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${name}.ics"`)
    .send(text)
}

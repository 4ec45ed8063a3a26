import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, errorStatus } from '../../lib/errors.ts'
import { Type } from '../../lib/type.ts'
import { acceptForms, type Fields } from './accept-forms.ts'

/** `fields` are those of a rejected form, `code` is the status; `done` is the message after an accepted form. */
export type Shown = { code?: 404 | 409 | 422; fields?: Fields; done?: string }

/** The schema of form routes: an accepted form redirects, any other shows the page again. */
export const sentForm = {
  hide: true,
  body: Type.Record(Type.String(), Type.Any()),
  response: { 303: Type.Null(), 404: Type.String(), 409: Type.String(), 422: Type.String() },
} as const

type PageWithForm = {
  /** The last part is a parameter. */
  url: `/${string}/:${string}`
  /** The rate limit for submitted forms. */
  submitting: 'public:read' | 'public:submit'
  secretAddress?: true
  show: (request: FastifyRequest, reply: FastifyReply, shown: Shown) => Promise<FastifyReply>
  /** Performs the request. @returns the URL to redirect to @throws AppError; the page shows 404, 409 and 422 */
  take: (request: FastifyRequest, fields: Fields) => Promise<string>
}

/** Registers a page whose forms are sent to its own URL: a rejected form comes back with everything that was typed. */
export function pageWithForm(app: FastifyInstance, { url, submitting, secretAddress, show, take }: PageWithForm): void {
  acceptForms(app)
  const params = Type.Object({ [url.split(':')[1]!]: Type.String() })
  const secret = secretAddress ? { secretAddress } : {}

  app.route({
    method: 'GET',
    url,
    config: { access: 'public:read', ...secret },
    schema: {
      hide: true,
      params,
      querystring: Type.Object({ done: Type.Optional(Type.String()), embed: Type.Optional(Type.String()) }),
      response: { 200: Type.String(), 404: Type.String() },
    },
    handler: (request, reply) => {
      const { done } = request.query as { done?: string }
      return show(request, reply, done === undefined ? {} : { done })
    },
  })

  app.route({
    method: 'POST',
    url,
    config: { access: submitting, ...secret },
    schema: { params, ...sentForm },
    handler: async (request, reply) => {
      const fields = request.body as Fields
      try {
        return reply.redirect(await take(request, fields), 303)
      } catch (error) {
        const code = error instanceof AppError ? errorStatus[error.code] : 500
        if (code !== 404 && code !== 409 && code !== 422) throw error
        return show(request, reply, { code, fields })
      }
    },
  })
}

import { Readable } from 'node:stream'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { invalidField } from '../../../lib/errors.ts'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { compileValidator } from '../../../platform/http/validation/validation.ts'
import { type Fields, textOf } from '../../../platform/pages/accept-forms.ts'
import { sentForm } from '../../../platform/pages/page-with-form-routes.ts'
import { siteFacts } from '../../../platform/pages/site-facts.ts'
import { showInSearch } from '../../certificates/index.ts'
import { visitorIn } from '../../organisations/index.ts'
import { askForMyLink } from '../ask-for-my-link.ts'
import { myCookie, readMyToken } from '../my-cookie.ts'
import { myData } from '../my-data.ts'
import { myRecords } from '../my-records.ts'
import { endMySession, findMySession, type MySession } from '../my-session.ts'
import { requestErasure } from '../request-erasure.ts'
import { askPage } from './ask-page.ts'
import { listPage } from './my-list-page.ts'
import { myVisit, serveMyPages } from './my-visit.ts'

const validateAddress = compileValidator({
  schema: Type.Object({ email: Type.String({ format: 'email', maxLength: 254 }) }),
})

/** The page of a person. It works without a script; only its forms change anything. */
export function myPageRoutes(services: Services): FastifyPluginAsyncTypebox {
  const { root } = siteFacts(services)
  const sessionOf = ({ headers }: FastifyRequest) => findMySession(services, readMyToken(services, headers.cookie))

  return async (app) => {
    await serveMyPages(app, services)

    app.route({
      method: 'GET',
      url: '/my',
      config: { access: 'public:read' },
      schema: {
        hide: true,
        querystring: Type.Object({ done: Type.Optional(Type.String()) }),
        response: { 200: Type.String() },
      },
      handler: async (request, reply) => {
        const { done } = request.query
        const visit = myVisit(services, request, reply)
        const session = await sessionOf(request)
        if (session === null)
          return reply.send(askPage(visit, done === 'asked' ? { outcome: outcomeOf(services) } : {}))
        const records = await myRecords(services, session.key)
        return reply.send(listPage({ secret: services.secret, visit, done }, records))
      },
    })

    app.route({
      method: 'POST',
      url: '/my',
      config: { access: 'public:submit' },
      schema: sentForm,
      handler: async (request, reply) => {
        if (textOf(request.body as Fields, 'act') === 'ask') return ask(services, request, reply)
        const session = await sessionOf(request)
        return reply.redirect(`${root}/my${session ? await takeAct(services, request, reply, session) : ''}`, 303)
      },
    })

    app.route({
      method: 'GET',
      url: '/my/data.json',
      config: { access: 'public:submit' },
      schema: { hide: true, response: { 200: Type.Any(), 303: Type.Null() } },
      handler: async (request, reply) => {
        const session = await sessionOf(request)
        if (session === null) return reply.redirect(`${root}/my`, 303)
        return reply
          .type('application/json; charset=utf-8')
          .headers({
            'Content-Disposition': 'attachment; filename="my-data.json"',
            'X-Content-Type-Options': 'nosniff',
          })
          .send(Readable.from(myData(services, session.key), { objectMode: false }))
      },
    })
  }
}

function outcomeOf({ mail }: Services): 'asked' | 'withoutMail' {
  return mail.smtpUrl === null ? 'withoutMail' : 'asked'
}

async function ask(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const visit = myVisit(services, request, reply)
  const email = textOf(request.body as Fields, 'email').trim()
  if ('error' in validateAddress({ email })) return reply.code(422).send(askPage(visit, { typed: email }))
  await askForMyLink(visitorIn(services, request), { email, language: visit.language })
  return reply.redirect(`${visit.site.root}/my?done=asked`, 303)
}

/** Performs the action of a form. @returns the query of the page that follows @throws AppError */
async function takeAct(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { key }: MySession,
): Promise<string> {
  const fields = request.body as Fields
  const act = textOf(fields, 'act')
  if (act === 'show' || act === 'hide') {
    const isShown = act === 'show'
    await showInSearch(visitorIn(services, request), { publicId: textOf(fields, 'certificate'), key, isShown })
    return `?done=${isShown ? 'shown' : 'hidden'}`
  }
  if (act === 'erase') {
    await requestErasure(visitorIn(services, request), key)
    return '?done=erase'
  }
  if (act !== 'leave') throw invalidField(['body', 'act'], 'act must be ask, show, hide, erase or leave', 'enum')
  await endMySession(services, readMyToken(services, request.headers.cookie))
  reply.header('Set-Cookie', myCookie(services, null))
  return ''
}

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../lib/errors.ts'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { acceptForms } from '../../../platform/pages/accept-forms.ts'
import { sentForm } from '../../../platform/pages/page-with-form-routes.ts'
import { servePages } from '../../../platform/pages/serve-pages.ts'
import { siteFacts } from '../../../platform/pages/site-facts.ts'
import { visitOf } from '../../../platform/pages/visit.ts'
import { ticketCode } from '../../attendees/index.ts'
import { hasMailServer } from '../../emails/index.ts'
import { isFromOwnPage, NOT_OWN_PAGE } from '../../identity/index.ts'
import { visitorIn } from '../../organisations/index.ts'
import { createOffer } from '../offers/create-offer.ts'
import { findOpenOffer } from '../offers/find-offer.ts'
import { findOffered, type OfferedKind, type OfferedRecord } from '../offers/offered-record.ts'
import { offerLink } from '../protocol/credential-offer.ts'
import { walletMessages } from './wallet-messages.ts'
import { type Hindrance, noRecordPage, pathOf, WALLET, walletPage } from './wallet-page.ts'

type Params = { id: string; token?: string }

const params = Type.Object({ id: Type.String(), token: Type.Optional(Type.String()) })
const response = { 200: Type.String(), 404: Type.String() }

/** The pages that put a certificate or badge into a wallet, without scripts. Only their form mails a code. */
export function walletPageRoutes(services: Services): FastifyPluginAsyncTypebox {
  const site = siteFacts(services)
  return async (app) => {
    await servePages(app, site, WALLET)
    acceptForms(app)
    app.addHook('onRequest', async (request, reply) => {
      // Old browsers tell the origin of a form only with this policy.
      reply.header('Referrer-Policy', 'same-origin')
      if (!isFromOwnPage(services, request)) throw new AppError('forbidden', NOT_OWN_PAGE)
    })
    for (const kind of ['certificate', 'badge'] as const) addPages(app, services, kind)
  }
}

function addPages(app: FastifyInstance, services: Services, kind: OfferedKind): void {
  const path = `${pathOf(kind, ':id')}/wallet`
  const show = (request: FastifyRequest, reply: FastifyReply) => showPage(services, kind, request, reply)
  const hidden = { hide: true, params, response }
  app.route({ method: 'GET', url: path, config: { access: 'public:read' }, schema: hidden, handler: show })
  app.route({
    method: 'GET',
    url: `${path}/:token`,
    config: { access: 'public:read', secretAddress: true },
    schema: hidden,
    handler: show,
  })
  app.route({
    method: 'POST',
    url: path,
    config: { access: 'public:submit' },
    schema: { ...sentForm, params },
    handler: async (request, reply) => {
      const { id } = request.params as Params
      const record = await findOffered(services, kind, id)
      const address = record?.email ?? null
      if (record === null || address === null || (await hindranceOf(services, record)) !== null)
        return show(request, reply)
      const { language, site } = visitFor(services, request, reply, record)
      const ctx = { ...visitorIn(services, request), orgId: record.orgId }
      const token = await createOffer(ctx, { kind, record, address, language })
      return reply.redirect(`${site.root}${pathOf(kind, id)}/wallet/${token}`, 303)
    },
  })
}

function visitFor(services: Services, request: FastifyRequest, reply: FastifyReply, record: OfferedRecord | null) {
  return visitOf({ site: siteFacts(services), now: services.now() }, request, reply, record?.language ?? null)
}

async function showPage(
  services: Services,
  kind: OfferedKind,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { id, token } = request.params as Params
  const record = await findOffered(services, kind, id)
  const visit = visitFor(services, request, reply, record)
  reply.type('text/html; charset=utf-8')
  if (record === null) return reply.code(404).send(noRecordPage(visit))
  const hindrance = await hindranceOf(services, record)
  const offer =
    token === undefined || hindrance !== null ? {} : { offer: await shownOffer(services, visit, record, token) }
  return reply.send(walletPage(visit, { kind, record, hindrance, ...offer }))
}

async function hindranceOf(services: Services, record: OfferedRecord): Promise<Hindrance | null> {
  if (record.status !== 'active' || !record.isSigned) return 'notValid'
  if (!record.email) return 'noAddress'
  return (await hasMailServer(services, record.orgId)) ? null : 'noMail'
}

async function shownOffer(
  services: Services,
  { language }: { language: keyof typeof walletMessages },
  record: OfferedRecord,
  token: string,
) {
  const open = await findOpenOffer(services, record.orgId, token)
  if (open?.public_id !== record.publicId) return 'ended' as const
  const link = offerLink(services.siteUrl, open.handle, token)
  return { link, code: await ticketCode(link, walletMessages[language].open.picture) }
}

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../lib/errors.ts'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { acceptTokenForms, answerAsOAuth, sendOAuthError } from '../../oauth/index.ts'
import { visitorOf } from '../../organisations/index.ts'
import { findOpenOffer } from '../offers/find-offer.ts'
import { findOrg } from '../offers/find-org.ts'
import { codeOf } from '../offers/offer-secrets.ts'
import { ProtocolError } from '../offers/protocol-error.ts'
import { newNonce } from '../offers/wallet-nonce.ts'
import { answerCredentialRequest } from './answer-credential-request.ts'
import { answerTokenRequest } from './answer-token-request.ts'
import { credentialOffer } from './credential-offer.ts'
import { type IssuerLibrary, issuerLibrary } from './issuer-library.ts'
import { issuerMetadata, serverMetadata } from './wallet-metadata.ts'
import type { WalletRequest } from './wallet-request.ts'

type Answer = (asked: WalletRequest) => Promise<object>

const params = Type.Object({ handle: Type.String(), token: Type.Optional(Type.String()) })
/** Wallets ask from the addresses of people, and web wallets from few. */
const config = { access: 'public:credentials', anyHeader: true } as const

/** The issuer of each organisation for wallets: OpenID for Verifiable Credential Issuance 1.0, pre-authorised codes only. */
export function walletRoutes(services: Services): FastifyPluginAsyncTypebox {
  const root = new URL(services.siteUrl).pathname.replace(/\/$/, '')
  return async (app) => {
    answerAsOAuth(app)
    const route = (method: 'GET' | 'POST', url: string, answer: Answer, options: object = {}, to = app) =>
      to.route<{ Params: { handle: string } }>({
        method,
        url,
        config: { ...config, ...options },
        schema: { hide: true, params, response: { 200: Type.Any() }, ...(method === 'POST' && { body: Type.Any() }) },
        handler: (request, reply) => respond(services, request, reply, answer),
      })
    const describeIssuer: Answer = async ({ ctx, org, library }) => issuerMetadata(library, ctx.siteUrl, org)
    const describeServer: Answer = async ({ ctx, org, library }) => serverMetadata(library, ctx.siteUrl, org)
    for (const [name, answer] of [
      ['openid-credential-issuer', describeIssuer],
      ['oauth-authorization-server', describeServer],
    ] as const) {
      for (const before of new Set(['', root])) route('GET', `/.well-known/${name}${before}/orgs/:handle`, answer)
      // Wallets of earlier drafts look here.
      route('GET', `/orgs/:handle/.well-known/${name}`, answer)
    }
    route('GET', '/orgs/:handle/wallet/offers/:token', describeOffer, { secretAddress: true })
    route('POST', '/orgs/:handle/wallet/nonce', async ({ ctx, library }) =>
      library.issuer.createNonceResponse({ cNonce: newNonce(ctx) }),
    )
    route('POST', '/orgs/:handle/wallet/credential', answerCredentialRequest)
    await app.register(async (forms) => {
      acceptTokenForms(forms)
      route('POST', '/orgs/:handle/wallet/token', answerTokenRequest, {}, forms as never)
    })
  }
}

async function describeOffer({ ctx, org, library, request }: WalletRequest): Promise<object> {
  const { token } = request.params as { token: string }
  const open = await findOpenOffer(ctx, org.id, token)
  if (open === null) throw new AppError('not_found', 'This offer was used or has expired. Ask for another one.')
  return credentialOffer(library, ctx.siteUrl, { org, code: codeOf(token) })
}

async function respond(
  services: Services,
  request: FastifyRequest<{ Params: { handle: string } }>,
  reply: FastifyReply,
  answer: Answer,
): Promise<FastifyReply> {
  const org = await findOrg(services, request.params.handle)
  if (org === null) throw new AppError('not_found', 'There is nothing at this address.')
  const ctx = { ...services, orgId: org.id, actor: visitorOf(services, request), requestId: request.id }
  const library = await issuerLibrary(services)
  try {
    const body = await answer({ ctx, org, library, request })
    return reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(body)
  } catch (error) {
    const refused = error instanceof ProtocolError ? error : refusalOf(library, error)
    if (refused === null) throw error
    if (refused.status === 401) reply.header('WWW-Authenticate', `Bearer error="${refused.error}"`)
    const { status, error: name, message } = refused
    return sendOAuthError(reply, status, name, {
      message,
      code: status === 401 ? 'unauthenticated' : 'invalid_request',
    })
  }
}

/** The refusal that the library decided on. */
function refusalOf({ refusalIn }: IssuerLibrary, error: unknown): ProtocolError | null {
  const found = refusalIn(error)
  return found && new ProtocolError(found.error, (found.error_description ?? 'The request is not valid.').slice(0, 500))
}

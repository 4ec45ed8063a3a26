import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../lib/errors.ts'
import type { FileKind } from '../../../lib/render/index.ts'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { CHECKABLE, sendCheckable } from '../../../platform/http/responses/send-checkable.ts'
import { reading } from '../../../platform/http/server/read-from-replicas.ts'
import { CREDENTIAL_TYPE, credentialType } from '../../../platform/pages/credential-type.ts'
import { preferredForm } from '../../../platform/pages/preferred-form.ts'
import { servePages } from '../../../platform/pages/serve-pages.ts'
import { type SiteFacts, siteFacts } from '../../../platform/pages/site-facts.ts'
import { FILE_TYPES } from '../drawing/certificate-files.ts'
import { certificateProof } from '../log/certificate-proof.ts'
import { Verification } from '../records/verification-schema.ts'
import { verifyCertificate } from '../verifying/verify-certificate.ts'
import { type NoteUse, noteUses } from './note-uses.ts'
import { sendCertificateFile } from './send-certificate-file.ts'
import { sendCertificatePage } from './send-certificate-page.ts'
import { sendCredential } from './send-credential.ts'
import { isNetwork, shareLink } from './share-links.ts'
import { VERIFICATION } from './verification-place.ts'

type Serving = { services: Services; site: SiteFacts; note: NoteUse }

const ofCertificate = { text: Type.String({ description: 'Public id or verification code' }) }
const fileOrPage = { 200: Type.Any({ description: 'The file' }), 404: Type.String(), 410: Type.String() }
const pageOrFacts = {
  content: { 'text/html': { schema: Type.String() }, 'application/json': { schema: Verification } },
}

/**
 * The pages behind links and QR codes, their files and share links, without scripts or cookies. They are not part of
 * the API document.
 */
export function certificatePageRoutes(services: Services): FastifyPluginAsyncTypebox {
  const site = siteFacts(services)
  return async (app) => {
    await servePages(app, site, VERIFICATION)
    const serving = { services, site, note: noteUses(app, services) }
    for (const url of ['/c/:text', '/verify/:text']) addPage(app, url, serving)
    for (const kind of Object.keys(FILE_TYPES) as FileKind[]) addFile(app, kind, serving)
    addProof(app, serving)
    addCredential(app, serving)
    addShares(app, serving)
  }
}

function addPage(app: FastifyInstance, url: string, { services, site, note }: Serving): void {
  app.route<{ Params: { text: string } }>({
    method: 'GET',
    url,
    config: { access: 'public:read', anyHeader: true, reads: 'available' },
    schema: { hide: true, params: Type.Object(ofCertificate), response: { 200: pageOrFacts, 404: pageOrFacts } },
    handler: async (request, reply) => {
      const { text } = request.params
      const at = reading(request, services)
      const found = await verifyCertificate(at, text)
      const type = credentialType(request.headers.accept)
      if (type !== null && found.status !== 'not_found')
        return sendCredential(at, request, reply, { found, type, note })
      const by = preferredForm(request.headers.accept) === 'json' ? 'programs' : 'people'
      if (found.status !== 'not_found') note(request, found.certificateId, { kind: 'verified', by })
      return sendCertificatePage(at, site, request, reply, { found, text })
    },
  })
}

function addFile(app: FastifyInstance, kind: FileKind, { services, site, note }: Serving): void {
  app.route<{ Params: { text: string } }>({
    method: 'GET',
    url: `/c/:text.${kind}`,
    config: { access: 'public:read', reads: 'available' },
    // Browsers show a PDF in a page of their own, which our policy would break.
    helmet: { contentSecurityPolicy: false },
    schema: { hide: true, params: Type.Object(ofCertificate), response: fileOrPage },
    handler: async (request, reply) => {
      const { text } = request.params
      const at = reading(request, services)
      const found = await verifyCertificate(at, text)
      const wantsPage = preferredForm(request.headers.accept) === 'html'
      if (found.status !== 'not_found' && !(found.status === 'revoked' && wantsPage)) {
        return sendCertificateFile(at, request, reply, { found, kind, note })
      }
      if (!wantsPage) throw new AppError('not_found', 'No certificate has this code or public id.')
      if (found.status !== 'not_found') note(request, found.certificateId, { kind: 'verified', by: 'people' })
      reply.code(410)
      return sendCertificatePage(at, site, request, reply, { found, text })
    },
  })
}

/** The proof that the issuance log has the certificate, for people who keep it with the file. */
function addProof(app: FastifyInstance, { services }: Serving): void {
  app.route<{ Params: { text: string } }>({
    method: 'GET',
    url: '/c/:text.tlog-proof',
    config: CHECKABLE,
    schema: { hide: true, params: Type.Object(ofCertificate), response: { 200: Type.Any() } },
    handler: async (request, reply) => {
      const found = await certificateProof(reading(request, services), request.params.text)
      if (found === null) throw new AppError('not_found', 'No certificate has this code or public id.')
      if (found.proof === null)
        throw new AppError('not_found', 'The certificate is being entered in the issuance log. Try again in a moment.')
      const [body, type] = [found.proof, 'text/plain; charset=utf-8']
      return sendCheckable(request, reply, { body, type, cache: 'public, no-cache' })
    },
  })
}

function addCredential(app: FastifyInstance, { services, note }: Serving): void {
  app.route<{ Params: { text: string } }>({
    method: 'GET',
    url: '/c/:text.json',
    config: CHECKABLE,
    schema: { hide: true, params: Type.Object(ofCertificate), response: fileOrPage },
    handler: async (request, reply) => {
      const at = reading(request, services)
      const found = await verifyCertificate(at, request.params.text)
      if (found.status === 'not_found') throw new AppError('not_found', 'No certificate has this code or public id.')
      const type = credentialType(request.headers.accept) ?? CREDENTIAL_TYPE
      return sendCredential(at, request, reply, { found, type, note })
    },
  })
}

/** Redirects share links to networks, so that shares are counted without a script; the target is always one of ours. */
function addShares(app: FastifyInstance, { services, site, note }: Serving): void {
  app.route<{ Params: { text: string; network: string } }>({
    method: 'GET',
    url: '/c/:text/share/:network',
    config: { access: 'public:read', reads: 'available' },
    schema: {
      hide: true,
      params: Type.Object({ ...ofCertificate, network: Type.String() }),
      response: { 302: Type.Any(), 404: Type.Any() },
    },
    handler: async (request, reply) => {
      const { text, network } = request.params
      if (!isNetwork(network)) throw new AppError('not_found', 'Certificates cannot be shared on this network.')
      const at = reading(request, services)
      const found = await verifyCertificate(at, text)
      if (found.status === 'not_found') return sendCertificatePage(at, site, request, reply, { found, text })
      reply.header('Cache-Control', 'no-store')
      // A certificate that is no longer active shows its page, which says so.
      if (found.status !== 'active') return reply.redirect(found.certificate.cert_url, 302)
      note(request, found.certificateId, { kind: 'shared', by: 'people', network })
      return reply.redirect(shareLink(site, found, network), 302)
    },
  })
}

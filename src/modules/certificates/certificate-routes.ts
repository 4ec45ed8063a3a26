import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { answer } from '../../platform/http/idempotency.ts'
import { sendPage } from '../../platform/http/paging.ts'
import { Id, oneOf, Page, Search } from '../../platform/http/schema.ts'
import { drawCertificate, FILE_TYPES } from './certificate-files.ts'
import { certificateToWire, findCertificate, listCertificates } from './certificate-queries.ts'
import {
  Certificate,
  IssueBody,
  IssueResult,
  ReissueBody,
  RevokeBody,
  STATUSES,
  TierSummary,
} from './certificate-schema.ts'
import { issueCertificates } from './issue-certificates.ts'
import { reissueCertificate } from './reissue-certificate.ts'
import { revokeCertificate } from './revoke-certificate.ts'
import { summariseTiers } from './summarise-tiers.ts'

const ofEvent = Type.Object({ id: Id })
const ofCertificate = Type.Object({ cert_id: Id })
const tags = ['Certificates']

export const certificateRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    method: 'GET',
    url: '/admin/events/:id/certificates',
    config: { access: 'certificates:read' },
    schema: {
      operationId: 'listCertificates',
      summary: 'List certificates of an event, newest first',
      tags,
      params: ofEvent,
      querystring: Type.Object({ ...Page, search: Search, status: Type.Optional(oneOf(STATUSES)) }),
      response: { 200: Type.Array(Certificate) },
    },
    handler: async (request, reply) =>
      sendPage(request, reply, await listCertificates(request.ctx, request.params.id, request.query)),
  })

  app.route({
    method: 'POST',
    url: '/admin/events/:id/certificates',
    config: { access: 'certificates:write' },
    schema: {
      operationId: 'issueCertificates',
      summary: 'Issue certificates to the named attendees, or to all eligible ones',
      tags,
      description: '201 when certificates were issued, 200 when there was none left to issue.',
      params: ofEvent,
      body: IssueBody,
      response: { 200: IssueResult, 201: IssueResult },
    },
    handler: (request, reply) =>
      answer(
        request,
        reply,
        (result: IssueResult) => (result.issued > 0 ? 201 : 200),
        (ctx) => issueCertificates(ctx, request.params.id, request.body.attendee_ids ?? []),
      ),
  })

  app.route({
    method: 'GET',
    url: '/admin/events/:id/certificate-tiers/summary',
    config: { access: 'certificates:read' },
    schema: {
      operationId: 'summariseTiers',
      summary: 'How many certificates each tier has, with percentages',
      tags,
      params: ofEvent,
      response: { 200: TierSummary },
    },
    handler: (request) => summariseTiers(request.ctx, request.params.id),
  })

  app.route({
    method: 'GET',
    url: '/admin/certificates/:cert_id',
    config: { access: 'certificates:read' },
    schema: {
      operationId: 'getCertificate',
      summary: 'Read a certificate',
      tags,
      params: ofCertificate,
      response: { 200: Certificate },
    },
    handler: async (request) =>
      certificateToWire(request.ctx, await findCertificate(request.ctx, request.params.cert_id)),
  })

  app.route({
    method: 'DELETE',
    url: '/admin/certificates/:cert_id',
    config: { access: 'certificates:write' },
    schema: {
      operationId: 'cancelCertificate',
      summary: 'Cancel a certificate: the same as revoking it',
      tags,
      params: ofCertificate,
      response: { 204: Type.Null() },
    },
    handler: async (request, reply) => {
      await revokeCertificate(request.ctx, request.params.cert_id, null)
      return reply.code(204).send(null)
    },
  })

  app.route({
    method: 'POST',
    url: '/admin/certificates/:cert_id/revoke',
    config: { access: 'certificates:write' },
    schema: {
      operationId: 'revokeCertificate',
      summary: 'Revoke a certificate, for good',
      tags,
      params: ofCertificate,
      body: RevokeBody,
      response: { 200: Certificate },
    },
    handler: (request, reply) =>
      answer(request, reply, 200, (ctx) =>
        revokeCertificate(ctx, request.params.cert_id, request.body.revocation_reason ?? null),
      ),
  })

  app.route({
    method: 'POST',
    url: '/admin/certificates/:cert_id/reissue',
    config: { access: 'certificates:write' },
    schema: {
      operationId: 'reissueCertificate',
      summary: 'Replace a certificate by one with a corrected name',
      tags,
      params: ofCertificate,
      body: ReissueBody,
      response: { 201: Certificate },
    },
    handler: (request, reply) =>
      answer(request, reply, 201, (ctx) => reissueCertificate(ctx, request.params.cert_id, request.body)),
  })

  for (const kind of ['pdf', 'png'] as const) {
    app.route({
      method: 'GET',
      url: `/admin/certificates/:cert_id/${kind}`,
      config: { access: 'certificates:read' },
      schema: {
        operationId: `getCertificate${kind === 'pdf' ? 'Pdf' : 'Png'}`,
        summary: `Read a certificate as ${kind.toUpperCase()}`,
        tags,
        params: ofCertificate,
        produces: [FILE_TYPES[kind]],
        response: { 200: Type.Any({ description: 'The file' }) },
      },
      handler: async (request, reply) => {
        const row = await findCertificate(request.ctx, request.params.cert_id)
        return reply.type(FILE_TYPES[kind]).send(await drawCertificate(request.ctx, row, kind))
      },
    })
  }
}

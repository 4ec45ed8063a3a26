import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../../platform/context/context.ts'
import { sendCheckable } from '../../../platform/http/responses/send-checkable.ts'
import type { CredentialType } from '../../../platform/pages/credential-type.ts'
import { visitorOf } from '../../organisations/index.ts'
import { readAwardCredential } from '../credential/read-award-credential.ts'
import { type FoundBadge, foundAward } from '../find-badge.ts'

/**
 * Sends the credential of an award, also of a revoked one, whose status list says so.
 * @throws AppError not_found when it is not signed
 */
export async function sendAwardCredential(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { found, type }: { found: FoundBadge; type: CredentialType },
): Promise<FastifyReply> {
  const { hash } = visitorOf(services, request)
  const ctx = { ...services, orgId: found.row.org_id, actor: { kind: 'visitor', hash } as const, requestId: request.id }
  const body = JSON.stringify(await readAwardCredential(ctx, foundAward(found)))
  return sendCheckable(request, reply.header('Vary', 'Accept'), { body, type, cache: 'public, max-age=3600' })
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../../platform/context/context.ts'
import { sendCheckable } from '../../../platform/http/responses/send-checkable.ts'
import type { CredentialType } from '../../../platform/pages/credential-type.ts'
import { visitorOf } from '../../organisations/index.ts'
import { readCredential } from '../credential/read-credential.ts'
import type { Verified } from '../verifying/verify-certificate.ts'
import type { NoteUse } from './note-uses.ts'

type Sent = { found: Verified; type: CredentialType; note: NoteUse }

/**
 * Sends the credential of a certificate, also of a revoked one, whose status list says so. It counts as a download:
 * verifiers take the credential from its holder and need no more than keys and lists.
 * @throws AppError not_found when it is not signed
 */
export async function sendCredential(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { found, type, note }: Sent,
): Promise<FastifyReply> {
  const { row, certificateId } = found
  const { hash } = visitorOf(services, request)
  const ctx = { ...services, orgId: row.org_id, actor: { kind: 'visitor', hash } as const, requestId: request.id }
  const body = JSON.stringify(await readCredential(ctx, row))
  note(request, certificateId, { kind: 'downloaded', by: 'programs' })
  return sendCheckable(request, reply.header('Vary', 'Accept'), { body, type, cache: 'public, max-age=3600' })
}

import { invalidField } from '../../../lib/errors.ts'
import type { Services } from '../../../platform/context/context.ts'

/**
 * Validates an issuer's address. Providers must use https and be outside the internal network, except for targets that
 * the operator allows. @throws AppError validation_failed
 */
export async function validateIssuer(
  { allowTargets }: Pick<Services, 'allowTargets'>,
  issuer: string,
): Promise<string> {
  const { hostAndPort, validateTarget } = await import('../../../lib/safe-fetch/index.ts')
  const wrong = (why: string) => invalidField(['body', 'issuer'], why, 'refused_address')
  const judged = validateTarget(issuer, { allow: allowTargets })
  if (!judged.ok) throw wrong(judged.reason)
  const { protocol, hostname, port, search, hash } = judged.url
  if (protocol !== 'https:' && !allowTargets.has(hostAndPort(hostname, port, protocol)))
    throw wrong('issuer must start with https://')
  if (search !== '' || hash !== '') throw wrong('issuer must not contain ? or #')
  return issuer
}

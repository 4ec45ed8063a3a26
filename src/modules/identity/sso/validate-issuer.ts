import { invalidField } from '../../../lib/errors.ts'
import type { Services } from '../../../platform/context/context.ts'

/**
 * The address of a provider as it names itself. Providers are asked over https and outside of our own network, but for
 * what the operator allows. @throws AppError validation_failed
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
    throw wrong('The address has to begin with https://.')
  if (search !== '' || hash !== '') throw wrong('The address has to end before any ? and #.')
  return issuer
}

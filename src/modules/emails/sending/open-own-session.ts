import { safeAddresses, serverName, type TargetRules } from '../../../lib/safe-fetch/index.ts'
import type { Services } from '../../../platform/context/context.ts'
import type { OwnServer } from '../own-sender/read-own-smtp-url.ts'
import type { SmtpFailure } from './classify-failure.ts'
import { openSmtpSession, type SmtpSession, type SmtpTimes } from './smtp-session.ts'

const MAX_ADDRESSES = 4

/**
 * Opens a session with the server of an organisation. Its name is resolved once, and a validated address is dialled, so
 * that no later answer of a name server leads to an internal address. The certificate must be that of the name. TLS is
 * required unless the operator allows the target.
 * @throws SafeFetchError, SmtpFailure
 */
export async function openOwnSession(
  { allowTargets: allow, siteUrl }: Pick<Services, 'allowTargets' | 'siteUrl'>,
  { host, port, secure, login, isAllowed }: OwnServer,
  times: SmtpTimes,
  resolve?: TargetRules['resolve'],
): Promise<SmtpSession> {
  const target = { hostname: host, port: String(port), protocol: 'https:' }
  const found = await safeAddresses(target, { allow, ...(resolve ? { resolve } : {}) })
  const addresses = found.slice(0, MAX_ADDRESSES)
  const connectMs = Math.ceil(times.connectMs / addresses.length)
  const [servername, name] = [serverName(host), serverName(new URL(siteUrl).hostname)]
  let failure: unknown
  for (const address of addresses) {
    const options = {
      ...{ host: address, port, secure },
      ...(servername === null ? {} : { servername }),
      // The name of this machine is nobody's business.
      ...(name === null ? {} : { name }),
      requireTLS: !secure && !isAllowed,
      ...(login ? { auth: login } : {}),
    }
    try {
      return await openSmtpSession(options, { ...times, connectMs })
    } catch (error) {
      failure = error
      // A server that answered speaks for all its addresses.
      if ((error as SmtpFailure).responseCode !== undefined) break
    }
  }
  throw failure
}

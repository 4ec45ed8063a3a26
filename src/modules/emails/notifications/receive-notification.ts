import { AppError, noSuch } from '../../../lib/errors.ts'
import { SafeFetchError } from '../../../lib/safe-fetch/safe-fetch-error.ts'
import type { MailSettings, Services } from '../../../platform/context/context.ts'
import { recordReports } from '../reports/record-reports.ts'
import type { Notification, Reading, ReadNotification } from './notification.ts'
import { readMailgun } from './read-mailgun.ts'
import { readPostmark } from './read-postmark.ts'
import { readSendgrid } from './read-sendgrid.ts'
import { readSes } from './read-ses.ts'

export type Provider = keyof MailSettings['notifications']

const readers: Record<Provider, ReadNotification> = {
  postmark: readPostmark,
  mailgun: readMailgun,
  sendgrid: readSendgrid,
  ses: readSes,
}

const FILE = { maxBytes: 65_536, timeoutMs: 10_000, accept: '*/*' }

/**
 * Records the bounces and complaints in a provider's notification. Repeating it changes nothing.
 * @throws AppError not_found while notifications of the provider are not set up, unauthenticated for one that it did
 *   not send, invalid_request, unavailable when a file of the provider cannot be fetched
 */
export async function receiveNotification(
  services: Services,
  provider: Provider,
  notification: Notification,
  fetchFile: Reading['fetchFile'] = (url) => fetchSafely(services, url),
): Promise<void> {
  const secret = services.mail.notifications[provider]
  if (secret === null) throw noSuch('page')
  const { now } = services
  await recordReports(services, await readers[provider](notification, secret, { now, fetchFile }))
}

async function fetchSafely({ allowTargets: allow }: Services, url: string): Promise<Buffer> {
  const { createSafeAgent, fetchBytes } = await import('../../../lib/safe-fetch/index.ts')
  const agent = createSafeAgent({ allow })
  try {
    return (await fetchBytes(url, { agent, allow, ...FILE })).bytes
  } catch (cause) {
    if (!(cause instanceof SafeFetchError)) throw cause
    throw new AppError('unavailable', 'A file of the provider could not be fetched. Send the notification again.', {
      cause,
    })
  } finally {
    await agent.close()
  }
}

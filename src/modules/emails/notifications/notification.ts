import type { Services } from '../../../platform/context/context.ts'
import type { EmailReport } from '../reports/record-reports.ts'

/** A request from an email provider, with its body as it arrived. */
export type Notification = { headers: Readonly<Record<string, string | string[] | undefined>>; body: Buffer }

export type Reading = Pick<Services, 'now'> & {
  /** Fetches a small file of the provider. */
  fetchFile: (url: string) => Promise<Buffer>
}

/**
 * Reads the reports in a provider's notification, after verifying that the provider sent it.
 * @param secret the secret shared with the provider, its public key, or the topic, as the provider signs
 * @throws AppError unauthenticated for a notification that the provider did not send, invalid_request for an unreadable
 *   one
 */
export type ReadNotification = (
  notification: Notification,
  secret: string,
  reading: Reading,
) => Promise<EmailReport[]> | EmailReport[]

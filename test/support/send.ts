import { sendEmails } from '../../src/modules/emails/index.ts'
import type { MailSettings } from '../../src/platform/context/context.ts'
import type { World } from './harness.ts'
import { until } from './installation.ts'

/**
 * Sends the mails of this world until the end of the block: to a server, or without `smtpUrl` to its outbox. Its
 * warnings are collected.
 */
export async function startSending(
  world: Pick<World, 'databaseUrl' | 'services'>,
  settings: Partial<MailSettings> = {},
  times?: Parameters<typeof sendEmails>[0]['times'],
) {
  const warnings: { context: object; message: string }[] = []
  const sending = await sendEmails({
    url: world.databaseUrl,
    services: { ...world.services, mail: { ...world.services.mail, ...settings } },
    warn: (context, message) => warnings.push({ context, message }),
    ...(times ? { times } : {}),
  })
  return { warnings, stop: sending.stop, [Symbol.asyncDispose]: sending.stop }
}

/** A mail, once so many of its attempts are over. */
export function triedEmail(world: World, id: number, times = 1): Promise<any> {
  return until(
    async () => (await world.request('GET', `/admin/emails/${id}`)).body,
    ({ status, attempts }) =>
      status !== 'sending' && attempts.filter((attempt: { ended_at: unknown }) => attempt.ended_at).length >= times,
  )
}

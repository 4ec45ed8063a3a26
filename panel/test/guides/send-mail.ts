import { startSending } from '../../../test/support/send.ts'
import { startSmtpReceiver } from '../../../test/support/smtp-receiver.ts'
import type { Stage } from './guide.ts'

/** Sends emails to a mail server until the end of the block, and lets the panel know that there is one. */
export async function sendMail({ world }: Stage): Promise<AsyncDisposable> {
  await using opening = new AsyncDisposableStack()
  const receiver = opening.use(await startSmtpReceiver())
  const settings = { smtpUrl: receiver.url }
  Object.assign(world.services.mail, settings)
  opening.use(await startSending(world, settings))
  return opening.move()
}

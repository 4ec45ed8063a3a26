import { freePort } from '../test/support/free-port.ts'
import type { Result } from './compare.ts'
import { openStage, type Stage, start, stop, untilReady } from './stage.ts'

/** Runs scenarios on a stage with a mail server on this machine. @param run gets the number of emails that arrived */
export async function onMailStage(
  run: (stage: Stage, received: () => Promise<number>) => Promise<Result[]>,
): Promise<Result[]> {
  const [smtpPort, port] = [await freePort(), await freePort()]
  const server = start(['bench/smtp-server.ts'], { SMTP_PORT: String(smtpPort), PORT: String(port) })
  const counter = `http://127.0.0.1:${port}/count`
  await untilReady(counter)
  const stage = await openStage({ SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, MAIL_FROM: 'bench@example.org' })
  try {
    return await run(stage, async () => Number(await (await fetch(counter)).text()))
  } finally {
    await stage.close()
    await stop(server)
  }
}

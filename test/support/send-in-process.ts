import { loadConfig } from '../../src/config/config.ts'
import type { Opened } from '../../src/deps.ts'
import { buildServices } from '../../src/deps.ts'
import { sendEmails } from '../../src/modules/emails/index.ts'

// A process that sends mails until it is killed: node send-in-process.ts DATABASE_URL SMTP_URL

const [url, smtpUrl] = process.argv.slice(2)
const config = loadConfig({ SMTP_URL: smtpUrl!, SITE_URL: 'http://laurel.test' })
const services = buildServices(config, { secret: Buffer.alloc(32) } as Opened)
await sendEmails({
  url: url!,
  services,
  warn: (context, message) => console.error(message, context),
  times: { connectMs: 10_000, envelopeMs: 10_000, answerMs: 10_000 },
})
process.stdout.write('sending\n')

import { existsSync } from 'node:fs'
import type { Command } from 'commander'
import { loadConfig } from '../config/config.ts'
import { counted } from '../lib/text/counted.ts'
import { examples } from './terminal/examples.ts'
import { natural } from './terminal/option-values.ts'
import { print } from './terminal/print-result.ts'
import { progressBar } from './terminal/progress-bar.ts'
import { usageError } from './terminal/usage-error.ts'
import { withOrganisation } from './with-services.ts'

type Options = { to: string; org: number; files?: true; json?: boolean }

/** Adds `laurel credentials …`. */
export function addCredentialCommands(program: Command): void {
  const credentials = program.command('credentials').description('credentials without a running service')
  examples(credentials.command('close'), 'laurel credentials close --to /srv/credentials')
    .description('write keys, credentials, last status lists and log as files for a static web server')
    .requiredOption('--to <folder>', 'the folder, which must not exist yet')
    .option('--org <id>', 'the organisation', natural, 1)
    .option('--files', 'also PDF and PNG of each certificate, and PNG of each badge award')
    .option('--json', 'print JSON')
    .action(close)
}

async function close({ to, org, files, json }: Options): Promise<void> {
  if (existsSync(to)) throw usageError(`${to} is there already; name a folder that does not exist yet.`)
  const bar = progressBar('Copying')
  const closed = await withOrganisation(org, async (ctx) => {
    const [{ buildApp }, { closeCredentials }] = await Promise.all([
      import('../app.ts'),
      import('./closing/close-credentials.ts'),
    ])
    const config = { ...loadConfig(), rateLimit: false }
    const app = await buildApp({ config, services: ctx, health: { checks: {}, stopping: () => false } })
    try {
      const onProgress = (done: number) => bar.show(done, done)
      return await closeCredentials(app, ctx, { folder: to, withFiles: files === true, onProgress })
    } finally {
      bar.end()
      await app.close()
    }
  })
  const size = `${counted(closed.credentials, 'credential')}, ${counted(closed.lists, 'status list')} and ${counted(closed.log_entries, 'log entry', 'log entries')}`
  const lines = [`${to} has ${size}. The lists never end: publish them when nobody issues or revokes any more.`]
  if (!files) lines.push('Without --files it has no PDF, no PNG and no pictures of badges, so pages show none.')
  if (closed.unsigned > 0)
    lines.push(
      `${counted(closed.unsigned, 'certificate or badge award', 'certificates or badge awards')} without a signature: no credential.`,
    )
  if (closed.elsewhere > 0)
    lines.push(`${counted(closed.elsewhere, 'credential')} of an earlier SITE_URL: their lists are not in the folder.`)
  print(json, { folder: to, ...closed }, lines)
}

import { X509Certificate } from 'node:crypto'
import { isatty } from 'node:tty'
import { ConfigError, loadTls } from '../config/config.ts'
import type { Config } from '../config/settings.ts'
import type { Log } from '../lib/log.ts'

type TlsPair = NonNullable<Config['tls']>

/**
 * On SIGHUP, which renewal hooks send, reads TLS_CERT_FILE and TLS_KEY_FILE again and passes the pair to `use`. An
 * invalid pair is logged, and the old one stays. A closing terminal sends SIGHUP too: then the service shuts down as on
 * SIGTERM.
 */
export function reloadOnHangup(loadingLog: Promise<Log>, use: (pair: TlsPair) => Promise<void>): void {
  const hadTerminal = isOnTerminal()
  process.on('SIGHUP', async () => {
    if (hadTerminal && !isOnTerminal()) return process.kill(process.pid, 'SIGTERM')
    const log = await loadingLog
    try {
      const pair = loadTls()
      if (pair === null) return log.info('SIGHUP is ignored: TLS_CERT_FILE and TLS_KEY_FILE are not set')
      await use(pair)
      const { subject, validTo } = new X509Certificate(pair.cert)
      log.info({ subject, valid_to: validTo }, 'SIGHUP: new connections use the certificate in TLS_CERT_FILE')
    } catch (error) {
      const problems = error instanceof ConfigError ? error.problems : [(error as Error).message]
      log.error({ problems }, 'SIGHUP: the new certificate is not usable; the previous one stays in use')
    }
  })
}

function isOnTerminal(): boolean {
  return [0, 1, 2].some((descriptor) => isatty(descriptor))
}

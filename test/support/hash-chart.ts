import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const CHART = join(import.meta.dirname, '..', '..', 'deploy', 'helm', 'laurel')

/** Returns the SHA-256 of all files of the Helm chart, which deploy/kubernetes.yaml says that it was rendered from. */
export function hashChart(): string {
  const hash = createHash('sha256')
  const files = readdirSync(CHART, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort()) hash.update(readFileSync(path))
  return hash.digest('hex')
}

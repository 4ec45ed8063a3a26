import { readFile } from 'node:fs/promises'
import { sha256 } from '../../../lib/crypto/sha256.ts'
import { policyWith } from '../../../platform/pages/page-headers.ts'

/** The script that checks files, as the panel's build wrote it, and the policy of a page with it. */
export type FileCheckScript = { text: string; policy: string }

const BUILT = new URL('../../../../panel/dist/file-check/file-check.js', import.meta.url)

let script: Promise<FileCheckScript | null> | null = null

/** Reads the built script, once. @returns null while it is not built: pages then do without */
export async function fileCheckScript(): Promise<FileCheckScript | null> {
  script ??= readScript()
  const read = await script
  if (read === null) script = null
  return read
}

async function readScript(): Promise<FileCheckScript | null> {
  try {
    // Nothing in a script may end its element.
    const text = (await readFile(BUILT, 'utf8')).replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--')
    return { text, policy: policyOf(text) }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Lets this script run and no other, and lets it ask any issuer for keys and lists. */
function policyOf(text: string): string {
  return policyWith({ 'script-src': [hashSource(text)], 'connect-src': ["'self'", 'https:'] })
}

/** The source of an inline script or style in a policy. */
export const hashSource = (text: string): string => `'sha256-${sha256(text).toString('base64')}'`

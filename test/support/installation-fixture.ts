import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sha256 } from '../../src/lib/crypto/sha256.ts'
import type { World } from './harness.ts'

export const INSTALLATIONS = join(import.meta.dirname, '../fixtures/installations')

/** A certificate of an installation, the answer to who verifies it, and the SHA-256 of its PDF. */
export type DrawnCertificate = { id: number; public_id: string; status: string; pdf: string }

/** A backup of a small installation, made by the release that it is named after. `key` is an API key with all scopes. */
export type InstallationFixture = {
  key: string
  certificates: DrawnCertificate[]
  /** The files of the backup in Base64, by their paths. */
  files: Record<string, string>
}

/** Reads the files of a folder as a fixture keeps them. */
export function packFolder(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name)).sort()
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path).toString('base64')]))
}

/** Writes the backup of a fixture to a folder, which goes with the block. */
export function unpackBackup({ files }: InstallationFixture) {
  const root = mkdtempSync(join(tmpdir(), 'laurel-installation-'))
  const path = join(root, 'backup')
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(path, name)), { recursive: true })
    writeFileSync(join(path, name), Buffer.from(content, 'base64'))
  }
  return { path, [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }) }
}

export function writeFixture(name: string, fixture: InstallationFixture): void {
  mkdirSync(INSTALLATIONS, { recursive: true })
  writeFileSync(join(INSTALLATIONS, name), gzipSync(JSON.stringify(fixture), { level: 9 }), { flag: 'wx' })
}

export function readFixture(name: string): InstallationFixture {
  return JSON.parse(gunzipSync(readFileSync(join(INSTALLATIONS, name))).toString())
}

/** Verifies and draws all certificates of a world, by their ids. */
export async function drawCertificates(world: World): Promise<DrawnCertificate[]> {
  const rows = await world.query<{ id: number; public_id: string }>('select id, public_id from certificate order by id')
  const drawn: DrawnCertificate[] = []
  for (const { id, public_id } of rows) {
    const verified = await world.request('GET', `/v/certs/${public_id}`, undefined, { key: null })
    const pdf = await world.request('GET', `/admin/certificates/${id}/pdf`)
    const { status } = verified.body
    drawn.push({ id, public_id, status, pdf: pdf.status === 200 ? sha256(pdf.bytes).toString('hex') : `${pdf.status}` })
  }
  return drawn
}

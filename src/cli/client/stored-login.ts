import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadClientSettings } from '../../config/config.ts'
import { AppError } from '../../lib/errors.ts'

/** A service and the key to call it with. */
export type Login = { url: string; key: string }

/** Returns the path of the file with the stored login. */
export function loginFile(): string {
  return join(loadClientSettings().folder, 'login.json')
}

/** Returns the stored login, or null. @throws AppError if the file was not written by `laurel login` */
export async function readLogin(): Promise<Login | null> {
  const text = await textOf(loginFile())
  if (text === null) return null
  const login = parsed(text)
  if (typeof login?.url === 'string' && typeof login.key === 'string') return { url: login.url, key: login.key }
  throw new AppError('invalid_request', `${loginFile()} cannot be read as a login. Run "laurel login" again.`)
}

/** Stores a login, readable only for this user; readers see either the old file or the new one. */
export async function writeLogin(login: Login): Promise<void> {
  const { folder } = loadClientSettings()
  const beside = join(folder, `login.${process.pid}.tmp`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await rm(beside, { force: true })
  await writeFile(beside, `${JSON.stringify(login)}\n`, { mode: 0o600, flag: 'wx' })
  // The umask is subtracted from the mode of a new file and may remove even the owner's right to read.
  await chmod(beside, 0o600)
  await rename(beside, loginFile())
}

/** Deletes the stored login. @returns whether there was one */
export async function removeLogin(): Promise<boolean> {
  const there = (await textOf(loginFile())) !== null
  await rm(loginFile(), { force: true })
  return there
}

async function textOf(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw new AppError('invalid_request', `${path} cannot be read: ${(error as Error).message}`)
  }
}

function parsed(text: string): Partial<Login> | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

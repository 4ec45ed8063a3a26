import { openAsBlob } from 'node:fs'
import { basename } from 'node:path'
import { usageError } from '../terminal/usage-error.ts'

/** Returns a form with a file, which is read while it is sent, after the other fields. */
export async function uploadOf(path: string, fields: Record<string, unknown> = {}): Promise<FormData> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  try {
    form.set('file', await openAsBlob(path), basename(path))
  } catch (error) {
    throw usageError(`${path} cannot be read: ${(error as Error).message}`)
  }
  return form
}

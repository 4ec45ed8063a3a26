import { chownSync, lstatSync, mkdirSync } from 'node:fs'
import { AppError } from '../errors.ts'

/** Makes a 0700 folder for a user (null: this process's own), and refuses one that somebody else has put there. */
export function makePrivateFolder(folder: string, user: { uid: number; gid: number } | null): void {
  const uid = user?.uid ?? process.geteuid?.() ?? 0
  try {
    mkdirSync(folder, { mode: 0o700 })
    if (user) chownSync(folder, user.uid, user.gid)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const stats = lstatSync(folder)
    // Another process may be between making the folder and giving it away.
    if (user && stats.uid === 0 && stats.isDirectory()) chownSync(folder, user.uid, user.gid)
    else if (!stats.isDirectory() || stats.uid !== uid || (stats.mode & 0o077) !== 0) {
      throw new AppError(
        'unavailable',
        `${folder} must be a folder with mode 0700 of the user with the id ${uid}. Remove it.`,
      )
    }
  }
}

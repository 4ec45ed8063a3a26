const FAULTS: Record<string, string> = {
  EROFS: 'it is on a file system that cannot be written to',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'a file would be larger than is allowed',
  EIO: 'the disk fails',
  ENOENT: 'it, or a folder above it, does not exist',
  ENOTDIR: 'a part of it is a file and not a folder',
  EEXIST: 'it is a file and not a folder',
}

/**
 * Explains why a file or folder cannot be read or written, as part of a sentence; null when a person cannot fix it.
 * `place` is the path that the sentence names already.
 */
export function fileFault(error: unknown, act: 'read' | 'write', place: string): string | null {
  const { code = '', path, syscall } = error as NodeJS.ErrnoException
  const fault = /^(EACCES|EPERM)$/.test(code) ? `this user may not ${act} there` : FAULTS[code]
  if (fault === undefined || syscall === undefined) return null
  return `${fault} (${code}${path === undefined || path === place ? '' : `, at ${path}`})`
}

import { revokeLater } from './revoke-later.ts'

/** Gives somebody a file that was made here. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  revokeLater(url)
}

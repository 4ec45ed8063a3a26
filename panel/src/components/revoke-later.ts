const LATER_MS = 10_000

/** Gives up the address of something that was made here, when a picture or a file that was begun by it has come. */
export function revokeLater(url: string): void {
  setTimeout(() => URL.revokeObjectURL(url), LATER_MS)
}

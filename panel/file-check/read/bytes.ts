/** Bytes in memory of their own, as streams and hashes take them. */
export type Bytes = Uint8Array<ArrayBuffer>

/** A file or answer that is larger than a certificate can be. */
export class TooLargeError extends Error {}

/** Returns bytes as text, a character for each byte. For short pieces. */
export const latin1 = (bytes: Uint8Array): string => String.fromCharCode(...bytes)

/** Returns the first position of an ASCII text between two positions, or -1. */
export function findBytes(bytes: Uint8Array, text: string, from: number, to = bytes.length): number {
  const wanted = Uint8Array.from(text, (character) => character.charCodeAt(0))
  const last = Math.min(to, bytes.length) - wanted.length
  for (let at = bytes.indexOf(wanted[0]!, from); at >= 0 && at <= last; at = bytes.indexOf(wanted[0]!, at + 1))
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return at
  return -1
}

/** Returns the last position of an ASCII text that begins between two positions, or -1. */
export function findLastBytes(bytes: Uint8Array, text: string, from: number, to: number): number {
  for (let at = to; at >= Math.max(0, from); at--)
    if (bytes[at] === text.charCodeAt(0) && latin1(bytes.subarray(at, at + text.length)) === text) return at
  return -1
}

/**
 * Reads a stream to its end.
 * @throws TooLargeError as soon as it holds more than `max` bytes
 */
export async function readStream(stream: ReadableStream<Uint8Array>, max: number): Promise<Bytes> {
  const reader = stream.getReader()
  const parts: Uint8Array[] = []
  let length = 0
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length
    if (length > max) {
      void reader.cancel().catch(() => undefined)
      throw new TooLargeError(`more than ${max} bytes`)
    }
    parts.push(read.value)
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Decompresses bytes; `max` bounds the result. */
export const unpack = (bytes: Bytes, format: CompressionFormat, max: number): Promise<Bytes> =>
  readStream(new Blob([bytes]).stream().pipeThrough(new DecompressionStream(format)), max)

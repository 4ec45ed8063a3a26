import { deflateSync } from 'node:zlib'

/** PDF objects that are written one after the other; strings hold bytes (Latin-1). */
export type ObjectWriter = {
  chunks: (string | Buffer)[]
  /** The offset of the next chunk in the file. */
  position: number
  /** The number of the next object. */
  next: number
  offsets: Map<number, number>
  /** Whether data streams are compressed. */
  compressed: boolean
}

/** Creates a writer that starts at an offset of the file, with object numbers from `next` on. */
export function objectWriter(position: number, next: number, compressed: boolean): ObjectWriter {
  return { chunks: [], position, next, offsets: new Map(), compressed }
}

export function writeChunk(writer: ObjectWriter, chunk: string | Buffer): void {
  const last = writer.chunks.length - 1
  if (typeof chunk === 'string' && typeof writer.chunks[last] === 'string') writer.chunks[last] += chunk
  else writer.chunks.push(chunk)
  writer.position += chunk.length
}

/** Writes an object, under a reserved number or the next one. @returns its number */
export function writeObject(writer: ObjectWriter, body: string, number = writer.next++): number {
  writer.offsets.set(number, writer.position)
  writeChunk(writer, `${number} 0 obj\n${body}\nendobj\n`)
  return number
}

/** Writes a stream; `entries` are those of its dictionary except the length. */
export function writeStream(
  writer: ObjectWriter,
  entries: string,
  data: Buffer | string,
  number = writer.next++,
): number {
  writer.offsets.set(number, writer.position)
  writeChunk(writer, `${number} 0 obj\n<<${entries}/Length ${data.length}>>stream\n`)
  writeChunk(writer, data)
  writeChunk(writer, '\nendstream\nendobj\n')
  return number
}

/** Writes a data stream, compressed if the writer compresses. */
export function writeData(writer: ObjectWriter, entries: string, data: Buffer | string, number?: number): number {
  if (!writer.compressed) return writeStream(writer, entries, data, number)
  const bytes = typeof data === 'string' ? Buffer.from(data, 'latin1') : data
  return writeStream(writer, `${entries}/Filter/FlateDecode`, deflateSync(bytes, { level: 9 }), number)
}

/**
 * Returns the lines of a cross-reference table for the objects from `first` to `end`, exclusive (ISO 32000-1, 7.5.4).
 */
export function xrefLines(writer: ObjectWriter, first: number, end: number): string {
  let lines = ''
  for (let number = first; number < end; number++) {
    lines += `${String(writer.offsets.get(number)).padStart(10, '0')} 00000 n \n`
  }
  return lines
}

/** Returns everything written so far as one buffer, with room for `more` bytes after it. */
export function writtenBytes(writer: ObjectWriter, more = 0): Buffer {
  const bytes = Buffer.allocUnsafe(writer.chunks.reduce((sum, chunk) => sum + chunk.length, more))
  let position = 0
  for (const chunk of writer.chunks) {
    if (typeof chunk === 'string') bytes.write(chunk, position, 'latin1')
    else chunk.copy(bytes, position)
    position += chunk.length
  }
  return bytes
}

import { deflateSync } from 'node:zlib'

/** PDF objects being written one after the other; strings hold bytes (Latin-1). */
export type ObjectWriter = {
  chunks: (string | Buffer)[]
  /** The offset in the file at which the next chunk will stand. */
  position: number
  /** The number that the next object gets. */
  next: number
  offsets: Map<number, number>
  /** Whether streams of data are compressed. */
  compressed: boolean
}

/** Starts writing at an offset of the file, with the object numbers from `next` on. */
export function objectWriter(position: number, next: number, compressed: boolean): ObjectWriter {
  return { chunks: [], position, next, offsets: new Map(), compressed }
}

export function writeChunk(writer: ObjectWriter, chunk: string | Buffer): void {
  const last = writer.chunks.length - 1
  if (typeof chunk === 'string' && typeof writer.chunks[last] === 'string') writer.chunks[last] += chunk
  else writer.chunks.push(chunk)
  writer.position += chunk.length
}

/** Writes an object, under a number set aside for it or the next one, and gives back the number. */
export function writeObject(writer: ObjectWriter, body: string, number = writer.next++): number {
  writer.offsets.set(number, writer.position)
  writeChunk(writer, `${number} 0 obj\n${body}\nendobj\n`)
  return number
}

/** Writes a stream; `entries` are those of its dictionary besides the length. */
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

/** Writes a stream of data, compressed where the writer compresses. */
export function writeData(writer: ObjectWriter, entries: string, data: Buffer | string, number?: number): number {
  if (!writer.compressed) return writeStream(writer, entries, data, number)
  const bytes = typeof data === 'string' ? Buffer.from(data, 'latin1') : data
  return writeStream(writer, `${entries}/Filter/FlateDecode`, deflateSync(bytes, { level: 9 }), number)
}

/** The lines of a cross-reference table for the objects from `first` up to, not including, `end` (ISO 32000-1, 7.5.4). */
export function xrefLines(writer: ObjectWriter, first: number, end: number): string {
  let lines = ''
  for (let number = first; number < end; number++) {
    lines += `${String(writer.offsets.get(number)).padStart(10, '0')} 00000 n \n`
  }
  return lines
}

/** Everything written so far as one buffer, with room for `more` bytes behind it. */
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

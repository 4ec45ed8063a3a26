import assert from 'node:assert/strict'
import { crc32 } from 'node:zlib'
import { fromBufferPromise } from 'yauzl'

/** The files of a ZIP by name, in their order, each checked against its checksum. */
export async function filesIn(zip: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  const archive = await fromBufferPromise(zip, { strictFileNames: true })
  for await (const entry of archive.eachEntry()) {
    const chunks: Buffer[] = []
    for await (const chunk of await archive.openReadStreamPromise(entry)) chunks.push(chunk as Buffer)
    const bytes = Buffer.concat(chunks)
    assert.equal(crc32(bytes), entry.crc32, entry.fileName)
    assert.ok(!files.has(entry.fileName), entry.fileName)
    files.set(entry.fileName, bytes)
  }
  return files
}

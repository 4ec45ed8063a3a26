import { createHash, createPublicKey, verify } from 'node:crypto'

// A monitor of an issuance log, written from the specifications alone (RFC 6962, C2SP signed-note, tlog-checkpoint,
// tlog-tiles, tlog-proof): it shares no code with the service, and asks it by HTTP.

/** Returns the bytes at a path, or null for 404. */
export type Get = (path: string) => Promise<Buffer | null>

const sha = (...parts: (Buffer | string)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}
const leafOf = (entry: Buffer) => sha(Buffer.of(0), entry)

/** The Merkle tree hash of leaves (RFC 6962, section 2.1). */
function rootOfLeaves(leaves: Buffer[]): Buffer {
  if (leaves.length === 0) return sha('')
  if (leaves.length === 1) return leaves[0]!
  let k = 1
  while (k * 2 < leaves.length) k *= 2
  return sha(Buffer.of(1), rootOfLeaves(leaves.slice(0, k)), rootOfLeaves(leaves.slice(k)))
}

/** The root that an inclusion proof leads to (RFC 9162, section 2.1.3.2), or null if it is not one. */
function rootOfProof(leaf: Buffer, index: number, size: number, proof: Buffer[]): Buffer | null {
  if (index >= size) return null
  let [fn, sn, root] = [index, size - 1, leaf]
  for (const hash of proof) {
    if (sn === 0) return null
    if (fn % 2 === 1 || fn === sn) {
      root = sha(Buffer.of(1), hash, root)
      while (fn % 2 === 0 && fn !== 0) [fn, sn] = [fn >> 1, sn >> 1]
    } else root = sha(Buffer.of(1), root, hash)
    ;[fn, sn] = [fn >> 1, sn >> 1]
  }
  return sn === 0 ? root : null
}

export type Key = { name: string; id: string; publicKey: Buffer }

/** Reads a verifier key. */
export function readKey(vkey: string): Key {
  const [name, id, key] = vkey.trim().split(/\+(?=[0-9a-f]{8}\+)|(?<=\+[0-9a-f]{8})\+/) as [string, string, string]
  return { name, id, publicKey: Buffer.from(key, 'base64').subarray(1) }
}

/** Opens a checkpoint. @throws Error unless the key signed it for this log */
function openCheckpoint(note: string, { name, id, publicKey }: Key): { size: number; root: Buffer } {
  const [head, signatures] = note.split('\n\n') as [string, string]
  const text = `${head}\n`
  const line = signatures.split('\n').find((each) => each.startsWith(`\u2014 ${name} `))
  const bytes = Buffer.from(line?.split(' ')[2] ?? '', 'base64')
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: publicKey.toString('base64url') },
    format: 'jwk',
  })
  if (bytes.subarray(0, 4).toString('hex') !== id || !verify(null, Buffer.from(text), key, bytes.subarray(4)))
    throw new Error('not signed by the key of the log')
  const [origin, size, root] = text.split('\n') as [string, string, string]
  if (origin !== name) throw new Error('of another log')
  return { size: Number(size), root: Buffer.from(root, 'base64') }
}

const pathOf = (tile: number, width: number) => {
  const digits = String(tile).padStart(Math.ceil(String(tile).length / 3) * 3, '0')
  const path = digits.replaceAll(/\d{3}(?=\d)/g, (group) => `x${group}/`)
  return width === 256 ? path : `${path}.p/${width}`
}

/** Reads all entries of a log, and requires that its tiles have their hashes. */
async function readEntries(get: Get, size: number): Promise<Buffer[]> {
  const entries: Buffer[] = []
  for (let tile = 0; tile * 256 < size; tile++) {
    const path = pathOf(tile, Math.min(256, size - tile * 256))
    const [bundle, hashes] = await Promise.all([get(`tile/entries/${path}`), get(`tile/0/${path}`)])
    if (bundle === null || hashes === null) throw new Error(`tile ${tile} is missing`)
    const read: Buffer[] = []
    for (let at = 0; at < bundle.length; ) {
      const end = at + 2 + bundle.readUInt16BE(at)
      read.push(bundle.subarray(at + 2, end))
      at = end
    }
    if (!Buffer.concat(read.map(leafOf)).equals(hashes)) throw new Error('a tile does not have its entries')
    entries.push(...read)
  }
  let hashes: Buffer[] = entries.map(leafOf)
  for (let level = 1; hashes.length >= 256; level++) {
    hashes = Array.from({ length: Math.floor(hashes.length / 256) }, (_, n) =>
      rootOfLeaves(hashes.slice(n * 256, n * 256 + 256)),
    )
    const tile = await get(`tile/${level}/${pathOf(0, Math.min(256, hashes.length))}`)
    if (tile === null || !tile.equals(Buffer.concat(hashes.slice(0, 256)))) throw new Error('a tile above is wrong')
  }
  return entries
}

/** A state of the log that somebody has seen. */
export type Seen = { size: number; root: Buffer; entries: Buffer[] }

/**
 * Looks at a log again.
 * @param key of the log, as it was when the log was seen first
 * @throws Error if the log is not the one that was seen, with more entries
 */
export async function follow(get: Get, key: Key, before: Seen | null): Promise<Seen> {
  const note = await get('checkpoint')
  if (note === null) throw new Error('no checkpoint')
  const { size, root } = openCheckpoint(note.toString(), key)
  if (before !== null && size < before.size) throw new Error('the log got shorter')
  const entries = await readEntries(get, size)
  if (entries.length !== size || !rootOfLeaves(entries.map(leafOf)).equals(root)) throw new Error('not the root')
  if (before !== null && !rootOfLeaves(entries.slice(0, before.size).map(leafOf)).equals(before.root))
    throw new Error('what was seen before was rewritten')
  return { size, root, entries }
}

/**
 * Checks that a log has the document of a credential.
 * @param documentHash computed by the holder
 * @throws Error if the proof is of another entry or log, or does not hold
 */
export function checkProof(
  proof: string,
  key: Key,
  documentHash: Buffer,
): { index: number; size: number; root: Buffer } {
  const [head, ...rest] = proof.split('\n\n') as [string, ...string[]]
  const [type, extra, index, ...hashes] = head.split('\n') as [string, string, string, ...string[]]
  if (type !== 'c2sp.org/tlog-proof@v1') throw new Error('not a proof')
  const entry = Buffer.from(extra.replace('extra ', ''), 'base64')
  const [format, , hash] = entry.toString().split(' ')
  if (format !== 'laurel/log/v1' || hash !== documentHash.toString('base64')) throw new Error('of another document')
  const { size, root } = openCheckpoint(rest.join('\n\n'), key)
  const at = Number(index.replace('index ', ''))
  const path = hashes.map((each) => Buffer.from(each, 'base64'))
  if (!rootOfProof(leafOf(entry), at, size, path)?.equals(root)) throw new Error('not in the log')
  return { index: at, size, root }
}

/** Compares what two people have seen of a log. @throws Error if they were shown different ones */
export function compare(one: Seen, other: Seen): void {
  const [short, long] = one.size < other.size ? [one, other] : [other, one]
  if (!rootOfLeaves(long.entries.slice(0, short.size).map(leafOf)).equals(short.root))
    throw new Error('different logs were shown')
}

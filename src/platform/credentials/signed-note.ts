import { createPublicKey, verify } from 'node:crypto'
import { sha256 } from '../../lib/crypto/sha256.ts'

/** The types of keys in signed notes: Ed25519 of a log, and of a witness that adds the time (C2SP signed-note). */
const LOG_KEY = 1
const WITNESS_KEY = 4

/** A key that signs notes, under the name that they have for it. */
export type NoteSigner = { origin: string; publicKey: Buffer; sign(data: Buffer): Buffer }

/** A key that checks signatures of notes. */
export type NoteVerifier = { name: string; isWitness: boolean; id: Buffer; publicKey: Buffer }

const keyId = (name: string, type: number, publicKey: Buffer) =>
  sha256(Buffer.concat([Buffer.from(`${name}\n`), Buffer.from([type]), publicKey])).subarray(0, 4)

/** Returns the key of a log as programs that verify signed notes take it. */
export function verifierKey({ origin, publicKey }: Pick<NoteSigner, 'origin' | 'publicKey'>): string {
  const key = Buffer.concat([Buffer.from([LOG_KEY]), publicKey])
  return `${origin}+${keyId(origin, LOG_KEY, publicKey).toString('hex')}+${key.toString('base64')}`
}

/** Reads a verifier key, of a log or a witness. @returns null for other text */
export function readVerifierKey(text: string): NoteVerifier | null {
  const match = /^([^\s+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/]{44})$/.exec(text)
  if (match === null) return null
  const [, name, id, encoded] = match
  const key = Buffer.from(encoded!, 'base64')
  const [type, publicKey] = [key[0]!, key.subarray(1)]
  if (key.length !== 33 || (type !== LOG_KEY && type !== WITNESS_KEY)) return null
  const expected = keyId(name!, type, publicKey)
  return expected.toString('hex') === id
    ? { name: name!, isWitness: type === WITNESS_KEY, id: expected, publicKey }
    : null
}

/** Returns what a checkpoint says: the name of a log, its size and its root (C2SP tlog-checkpoint). */
export function checkpointText(origin: string, size: number, root: Buffer): string {
  return `${origin}\n${size}\n${root.toString('base64')}\n`
}

/** Returns a signed checkpoint. @param cosignatures lines of witnesses */
export function checkpoint(signer: NoteSigner, size: number, root: Buffer, cosignatures: string[] = []): string {
  const { origin, publicKey } = signer
  const text = checkpointText(origin, size, root)
  const signature = Buffer.concat([keyId(origin, LOG_KEY, publicKey), signer.sign(Buffer.from(text))])
  return `${text}\n${signatureLine(origin, signature)}${cosignatures.join('')}`
}

/** Returns a proof that a log contains an entry, which needs nothing else to be checked (C2SP tlog-proof). */
export function tlogProof(entry: Buffer, index: number, proof: Buffer[], signed: string): string {
  const hashes = proof.map((hash) => `${hash.toString('base64')}\n`).join('')
  return `c2sp.org/tlog-proof@v1\nextra ${entry.toString('base64')}\nindex ${index}\n${hashes}\n${signed}`
}

/** A note that was signed: its text, and the signature lines below it. */
export type SignedNote = { text: string; lines: string[] }

/** Reads a signed note. @returns null for other text */
export function readNote(note: string): SignedNote | null {
  const split = note.lastIndexOf('\n\n')
  if (split < 0 || !note.endsWith('\n')) return null
  const lines = note.slice(split + 2).split(/(?<=\n)/)
  return lines.every((line) => readLine(line) !== null) ? { text: note.slice(0, split + 1), lines } : null
}

/** A checkpoint as text. */
export type CheckpointFacts = { origin: string; size: number; root: Buffer }

/** Reads the text of a checkpoint. @returns null for other text */
export function readCheckpointText(text: string): CheckpointFacts | null {
  const match = /^([^\n]+)\n(0|[1-9]\d{0,14})\n([A-Za-z0-9+/]{43}=)\n/.exec(text)
  if (match === null) return null
  return { origin: match[1]!, size: Number(match[2]), root: Buffer.from(match[3]!, 'base64') }
}

/** Returns the line with which a verifier's key signed the text, or null. A witness signs the time too. */
export function lineSignedBy({ text, lines }: SignedNote, verifier: NoteVerifier): string | null {
  return lines.find((line) => isSignedBy(text, line, verifier)) ?? null
}

function isSignedBy(text: string, line: string, { name, isWitness, id, publicKey }: NoteVerifier): boolean {
  const read = readLine(line)
  if (read === null || read.name !== name || !read.bytes.subarray(0, 4).equals(id)) return false
  const rest = read.bytes.subarray(4)
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: publicKey.toString('base64url') },
    format: 'jwk',
  })
  if (!isWitness) return rest.length === 64 && verify(null, Buffer.from(text), key, rest)
  if (rest.length !== 72) return false
  const said = `cosignature/v1\ntime ${rest.readBigUInt64BE(0)}\n${text}`
  return verify(null, Buffer.from(said), key, rest.subarray(8))
}

const signatureLine = (name: string, bytes: Buffer) => `\u2014 ${name} ${bytes.toString('base64')}\n`

function readLine(line: string): { name: string; bytes: Buffer } | null {
  const match = /^\u2014 ([^\s+]+) ([A-Za-z0-9+/]+={0,2})\n$/.exec(line)
  return match === null ? null : { name: match[1]!, bytes: Buffer.from(match[2]!, 'base64') }
}

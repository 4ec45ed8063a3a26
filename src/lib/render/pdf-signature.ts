import type { Hash } from 'node:crypto'
import { type ObjectWriter, writeObject } from './pdf-objects.ts'
import { pdfDate } from './pdf-syntax.ts'
import type { Fill, PdfSigner } from './scene.ts'

// The signature is the last object of a file. While it is missing, its place holds the digest that is to be signed, so
// that a file can be finished where its fonts are, and signed where the key is.

const RANGE = '/ByteRange[0 '
const CONTENTS = '/Contents<'
/** Room for each number of the range. */
const DIGITS = 10
const DIGEST_DIGITS = 64

/** Hidden, printed and locked (12.5.3). Hidden fields need no structure element in tagged documents (ISO 14289-1, 7.18.1). */
const INVISIBLE = 2 + 4 + 128

/**
 * Writes the field of a signature, which nobody sees.
 * @returns its annotation, the number that is reserved for the signature, and the entries of the catalogue
 */
export function writeField(writer: ObjectWriter, page: number) {
  const signature = writer.next++
  const widget = writeObject(
    writer,
    `<</Type/Annot/Subtype/Widget/FT/Sig/T(Signature)/TU(Signature)/F ${INVISIBLE}/Rect[0 0 0 0]/P ${page} 0 R/V ${signature} 0 R>>`,
  )
  const form = `/AcroForm<</Fields[${widget} 0 R]/SigFlags 3>>`
  return { widget, signature, catalogue: `${form}/Perms<</DocMDP ${signature} 0 R>>` }
}

/** The first permission: no change at all (12.8.2.2). */
const NO_CHANGES =
  '/Reference[<</Type/SigRef/TransformMethod/DocMDP/TransformParams<</Type/TransformParams/P 1/V/1.2>>>>]'

/** Writes the signature without its value, as the last object before the cross-reference table. */
export function writeUnsigned(writer: ObjectWriter, { date, bytes }: NonNullable<Fill['signature']>, number: number) {
  const kind = '/Type/Sig/Filter/Adobe.PPKLite/SubFilter/ETSI.CAdES.detached'
  writeObject(writer, `<<${kind}/M${pdfDate(date)}${NO_CHANGES}${unsignedEntries(bytes)}>>`, number)
}

/** Returns the last entries of a signature whose value will have this many bytes (ISO 32000-1, 12.8.1). */
function unsignedEntries(bytes: number): string {
  const range = Array.from({ length: 3 }, () => '0'.repeat(DIGITS)).join(' ')
  return `${RANGE}${range}]${CONTENTS}${'0'.repeat(bytes * 2)}>`
}

/** Writes into the end of a file what its signature covers, and the digest of that. */
export function prepareSignature(before: { prefix: Buffer; sha256: Hash }, tail: Buffer): void {
  const open = valueAt(tail) - 1
  const close = tail.indexOf('>', open, 'latin1') + 1
  const from = before.prefix.length
  const range = [from + open, from + close, tail.length - close]
  const rangeAt = tail.lastIndexOf(RANGE, open, 'latin1') + RANGE.length
  tail.write(range.map((number) => String(number).padStart(DIGITS)).join(' '), rangeAt, 'latin1')
  const digest = before.sha256.copy().update(tail.subarray(0, open)).update(tail.subarray(close)).digest('hex')
  tail.write(digest, open + 1, 'latin1')
}

/** Signs a file that was finished with room for a signature. @param tail its end, or all of it; changed in place */
export async function signPdf(tail: Buffer, { bytes, sign }: PdfSigner): Promise<void> {
  const at = valueAt(tail)
  const digest = Buffer.from(tail.toString('latin1', at, at + DIGEST_DIGITS), 'hex')
  const value = await sign(digest)
  if (value.length !== bytes || tail[at + bytes * 2] !== '>'.charCodeAt(0))
    throw new Error('The signature does not fit into its place.')
  tail.write(value.toString('hex'), at, 'latin1')
}

/** Nothing after the last object can hold the same letters. */
function valueAt(tail: Buffer): number {
  const at = tail.lastIndexOf(CONTENTS, tail.length, 'latin1')
  if (at < 0) throw new Error('The file has no room for a signature.')
  return at + CONTENTS.length
}

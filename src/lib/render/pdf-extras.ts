import { hash } from 'node:crypto'
import { type ObjectWriter, writeObject, writeStream } from './pdf-objects.ts'
import { unsignedEntries } from './pdf-signature.ts'
import { pdfAscii, pdfDate } from './pdf-syntax.ts'
import type { Attachment, Fill } from './scene.ts'

/**
 * Writes an attached file, without compression, so that it can be found in the bytes of the document (ISO 32000-1,
 * 7.11.4). @returns the entries of the catalogue
 */
export function writeAttachment(writer: ObjectWriter, { name, type, description, text, date }: Attachment): string {
  const bytes = Buffer.from(text)
  const day = pdfDate(date)
  const about = `/Size ${bytes.length}/CreationDate${day}/ModDate${day}/CheckSum<${hash('md5', bytes, 'hex')}>`
  const subtype = type.replace('/', '#2F')
  const file = writeStream(writer, `/Type/EmbeddedFile/Subtype/${subtype}/Params<<${about}>>`, bytes)
  const named = pdfAscii(name)
  const specification = writeObject(
    writer,
    `<</Type/Filespec/F${named}/UF${named}/Desc${pdfAscii(description)}/AFRelationship/Data` +
      `/EF<</F ${file} 0 R/UF ${file} 0 R>>>>`,
  )
  return `/AF[${specification} 0 R]/Names<</EmbeddedFiles<</Names[${named} ${specification} 0 R]>>>>`
}

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

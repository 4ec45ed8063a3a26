import { hash } from 'node:crypto'
import { type ObjectWriter, writeObject, writeStream } from './pdf-objects.ts'
import { pdfAscii, pdfDate } from './pdf-syntax.ts'
import type { Attachment } from './scene.ts'

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

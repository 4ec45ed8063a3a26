import { SpreadsheetError } from './spreadsheet-error.ts'
import { utf16Order } from './to-utf8.ts'

const oleMagic = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const remedy = 'Save the list as .xlsx in your spreadsheet program and upload that.'

export type FileKind = 'workbook' | 'text'

/**
 * Detects a file's kind by its first bytes: a ZIP, which may be an .xlsx, or, where allowed, delimited text.
 * @throws SpreadsheetError for anything else, naming what it is
 */
export function fileKind(file: Buffer, { text = false } = {}): FileKind {
  if (file.length === 0) throw new SpreadsheetError('empty', 'This file is empty (0 bytes). Choose the file again.')
  if (file.subarray(0, 8).equals(oleMagic)) throw oleProblem(file)
  const start = file.toString('latin1', 0, 4)
  if (text ? /^PK[\x03\x05\x07]/.test(start) : start.startsWith('PK')) return 'workbook'
  if (start === '%PDF') throw foreign('This is a PDF, not an .xlsx workbook.')
  const head = file.toString('latin1', 0, 512).replace(/\0/g, '')
  if (/^\S{0,3}\s*</.test(head)) throw foreign('This is a web page or XML file, not an .xlsx workbook.')
  if (text && utf16Order(file)) return 'text'
  if (/[\x00-\x08\x0e-\x1a]/.test(head))
    throw foreign(`This is ${text ? 'neither an .xlsx workbook nor a text file' : 'not an .xlsx workbook'}.`)
  if (text) return 'text'
  throw foreign('This is a text or CSV file, not an .xlsx workbook.')
}

/** Explains which kind of ZIP this is if it holds no workbook, by the names of its entries (in lower case). */
export function foreignPackage(has: (name: string) => boolean): SpreadsheetError {
  if (has('xl/workbook.bin')) return foreign('This is an Excel binary workbook (.xlsb).')
  if (has('word/document.xml')) return foreign('This is a Word document (.docx), not an .xlsx workbook.')
  if (has('ppt/presentation.xml')) return foreign('This is a PowerPoint presentation (.pptx), not an .xlsx workbook.')
  if (has('mimetype') && has('content.xml')) return foreign('This is an OpenDocument file (such as .ods).')
  if (has('index/document.iwa') || has('index.zip')) return foreign('This is an Apple Numbers document.')
  return foreign('This is a ZIP file without a workbook in it, not an .xlsx workbook.')
}

function foreign(what: string): SpreadsheetError {
  return new SpreadsheetError('not_xlsx', `${what} ${remedy}`)
}

/** Both an old .xls and an encrypted .xlsx are compound files [MS-CFB] and differ in the names of their streams. */
function oleProblem(file: Buffer): SpreadsheetError {
  if (hasOleStream(file, 'EncryptedPackage')) {
    return new SpreadsheetError(
      'encrypted',
      'This workbook is protected by a password. Remove the password in Excel (File, Info, Protect Workbook) and upload it again.',
    )
  }
  if (hasOleStream(file, 'Workbook') || hasOleStream(file, 'Book')) {
    return new SpreadsheetError('old_xls', 'This is an old Excel file (.xls). Save it as .xlsx and upload it again.')
  }
  return foreign('This is an old Office file, not an .xlsx workbook.')
}

/**
 * Directory entries are 128 bytes, aligned: the name in UTF-16, its length with the final NUL at 64, the type at 66.
 */
function hasOleStream(file: Buffer, name: string): boolean {
  const wanted = Buffer.from(`${name}\0`, 'utf16le')
  for (let at = 512; at + 128 <= file.length; at += 128) {
    if (file.readUInt16LE(at + 64) !== wanted.length || file[at + 66] !== 2) continue
    if (file.compare(wanted, 0, wanted.length, at, at + wanted.length) === 0) return true
  }
  return false
}

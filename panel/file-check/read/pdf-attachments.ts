import { type Bytes, findBytes, findLastBytes, latin1, TooLargeError, unpack } from './bytes.ts'

/** More attachments than this are not looked at: a certificate has one. */
const MAX_ATTACHMENTS = 50
/** A credential has 2 KB. */
export const MAX_CREDENTIAL = 65_536
/** How far the dictionary of an attachment reaches. */
const MAX_DICTIONARY = 4_096

/**
 * Returns the attachments of a PDF that may be credentials, as text, plain or deflated. It reads the bytes of the file
 * instead of its objects, so it also finds attachments that a damaged or changed file no longer lists.
 * @throws TooLargeError for more attachments, or larger ones, than a certificate has
 */
export async function pdfAttachments(bytes: Bytes): Promise<string[]> {
  const found: string[] = []
  let seen = 0
  for (let at = findBytes(bytes, '/EmbeddedFile', 0); at >= 0; at = findBytes(bytes, '/EmbeddedFile', at + 1)) {
    if (/^\w/.test(latin1(bytes.subarray(at + 13, at + 14)))) continue
    if (++seen > MAX_ATTACHMENTS) throw new TooLargeError(`more than ${MAX_ATTACHMENTS} attachments`)
    const text = await attachmentAt(bytes, at)
    if (text?.includes('OpenBadgeCredential')) found.push(text)
  }
  return found
}

/** Returns the text of the stream whose dictionary has the name at this position; null if there is none to be read. */
async function attachmentAt(bytes: Bytes, at: number): Promise<string | null> {
  const begin = findLastBytes(bytes, ' obj', at - MAX_DICTIONARY, at)
  const keyword = findBytes(bytes, 'stream', at, at + MAX_DICTIONARY)
  if (begin < 0 || keyword < 0) return null
  const dictionary = latin1(bytes.subarray(begin + 4, keyword))
  if (!/>>\s*$/.test(dictionary) || dictionary.includes('endobj')) return null
  const start = keyword + 6 + (latin1(bytes.subarray(keyword + 6, keyword + 8)) === '\r\n' ? 2 : 1)
  const data = bytes.slice(start, endOf(bytes, start, dictionary))
  if (data.length > MAX_CREDENTIAL) return null
  if (!dictionary.includes('/Filter')) return new TextDecoder().decode(data)
  if (!/\/Filter\s*(?:\/FlateDecode\b|\[\s*\/FlateDecode\s*\])/.test(dictionary)) return null
  return unpack(data, 'deflate', MAX_CREDENTIAL).then(
    (unpacked) => new TextDecoder().decode(unpacked),
    (error: Error) => {
      if (error instanceof TooLargeError) throw error
      return null
    },
  )
}

/** The length of a stream is a number, or that of another object: then the keyword after it ends it. */
function endOf(bytes: Bytes, start: number, dictionary: string): number {
  const length = /\/Length\s+(\d{1,9})(?!\d|\s+\d+\s+R)/.exec(dictionary)?.[1]
  if (length !== undefined) return start + Number(length)
  const end = findBytes(bytes, 'endstream', start, start + MAX_CREDENTIAL + 16)
  if (end < 0) return bytes.length
  const ending = latin1(bytes.subarray(end - 2, end))
  return end - (ending === '\r\n' ? 2 : /[\r\n]$/.test(ending) ? 1 : 0)
}

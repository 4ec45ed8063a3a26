import type { Fill, Scene } from './scene.ts'

/** Characters that XML 1.0 cannot hold (section 2.2). */
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(NOT_XML, '')
    .replace(/[&<>]/g, (character) => ENTITIES[character]!)

/** States that the file is accessible (ISO 14289-1, 5). */
const PDF_UA = '<pdfuaid:part xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">1</pdfuaid:part>'

/**
 * Returns the properties of a document as an XMP packet (ISO 16684-1), which search engines, archives and assistive
 * programs read: title, author, language and date.
 */
export function pdfMetadata({ language, tagged }: Scene, { title, author, created }: Fill): Buffer {
  const date = created?.toISOString().replace(/\.\d+Z$/, 'Z')
  const dates = date ? `<xmp:CreateDate>${date}</xmp:CreateDate><xmp:ModifyDate>${date}</xmp:ModifyDate>` : ''
  return Buffer.from(
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>' +
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
      '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" ' +
      'xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">' +
      '<dc:format>application/pdf</dc:format>' +
      `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>` +
      `<dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator>` +
      `<dc:language><rdf:Bag><rdf:li>${escaped(language)}</rdf:li></rdf:Bag></dc:language>` +
      `<xmp:CreatorTool>Laurel</xmp:CreatorTool>${dates}<pdf:Producer>Laurel</pdf:Producer>${tagged ? PDF_UA : ''}` +
      '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>',
  )
}

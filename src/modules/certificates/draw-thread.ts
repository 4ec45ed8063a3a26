import { move } from 'piscina'
import { type CertificateRecord, type Design, type FileKind, renderCertificate } from './render-certificate.ts'

export type DrawTask = { record: CertificateRecord; design: Design; kind: FileKind }

/** The bytes of the file, which go over to the thread that asked. */
export default async function drawInThread({ record, design, kind }: DrawTask): Promise<ArrayBuffer> {
  const file = await renderCertificate(record, receivedDesign(design), kind)
  return move(new Uint8Array(file).buffer) as ArrayBuffer
}

/** Between threads a Buffer becomes plain bytes. */
export function receivedDesign({ background, ...design }: Design): Design {
  return {
    ...design,
    background: background && Buffer.from(background.buffer, background.byteOffset, background.length),
  }
}

import {
  type PdfParts,
  type PreparedScene,
  prepareScene,
  renderJpeg,
  renderPdf,
  renderPng,
} from '../../platform/render/index.ts'
import type { Fill } from '../../platform/render/scene.ts'
import {
  type CertificateRecord,
  certificateFill,
  certificateScene,
  certificateValues,
  type Design,
  usableLanguage,
} from './certificate-scene.ts'

export type { CertificateRecord, Design } from './certificate-scene.ts'

/** So many prefixes are kept, at some 20 to 300 KB each: those of the events that certificates are made for just now. */
const MOST_PREPARED = 16
const prepared = new Map<string, PreparedScene>()

/** The certificate as PDF in two parts. The same record and design give the same bytes. */
export function renderCertificatePdf(record: CertificateRecord, design: Design): PdfParts {
  const { scene, fill } = readyScene(record, design)
  return renderPdf(scene, fill)
}

/** The certificate as PNG, `width` pixels wide. */
export function renderCertificatePng(record: CertificateRecord, design: Design, width = 1200): Promise<Buffer> {
  const { scene, fill } = readyScene(record, design)
  return renderPng(scene, fill, { width })
}

/** The certificate as JPEG, `width` pixels wide. */
export function renderCertificateJpeg(record: CertificateRecord, design: Design, width = 1200): Promise<Buffer> {
  const { scene, fill } = readyScene(record, design)
  return renderJpeg(scene, fill, { width })
}

/** The prepared scene of the record's event, least recently used ones forgotten, and what this record adds to it. */
function readyScene(record: CertificateRecord, design: Design): { scene: PreparedScene; fill: Fill } {
  const language = usableLanguage(design.layout.language)
  const values = certificateValues(record, language)
  const key = JSON.stringify([design.key, language, values['event'], values['date'], values['issuer']])
  const scene = prepared.get(key) ?? prepareScene(certificateScene(design, values, language))
  prepared.delete(key)
  prepared.set(key, scene)
  if (prepared.size > MOST_PREPARED) prepared.delete(prepared.keys().next().value!)
  return { scene, fill: certificateFill(record, scene.scene, design.layout, values) }
}

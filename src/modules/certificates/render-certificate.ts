import { keepRecent } from '../../platform/keep-recent.ts'
import {
  type PdfParts,
  type PreparedScene,
  pdfBytes,
  prepareScene,
  renderJpeg,
  renderPdf,
  renderPng,
} from '../../platform/render/index.ts'
import type { Fill, Scene } from '../../platform/render/scene.ts'
import {
  type CertificateRecord,
  certificateFill,
  certificateScene,
  certificateValues,
  type Design,
  usableLanguage,
} from './certificate-scene.ts'

export type { CertificateRecord, Design } from './certificate-scene.ts'

export type FileKind = 'pdf' | 'png' | 'jpg'

/** Of the pictures. */
const WIDTH = 1200

/** Those of the events that certificates are made for just now, at 20 to 300 KB each, or 6 MB with the worst picture. */
const prepared = keepRecent<PreparedScene>({ values: 16, bytes: 32 * 1_048_576 }, ({ prefix }) => prefix.length)

/** What a PDF may show at most that is drawn in a few milliseconds, whatever letters it has and however they are set. */
const SMALL = { fields: 20, fixedText: 1_000, filledText: 500 }
/** Preparing a scene takes some 20 ms, so that certificates of many events could take up a thread. */
const PREPARE_EVERY_MS = 1_000
let preparedAt = Number.NEGATIVE_INFINITY

/** The certificate as a file. The same record and design give the same bytes. */
export async function renderCertificate(record: CertificateRecord, design: Design, kind: FileKind): Promise<Buffer> {
  if (kind === 'pdf') return pdfBytes(renderCertificatePdf(record, design))
  const plan = planOf(record, design)
  return (kind === 'png' ? renderPng : renderJpeg)(readyScene(plan), plan.fill, { width: WIDTH })
}

/** The certificate as PDF in two parts. */
export function renderCertificatePdf(record: CertificateRecord, design: Design): PdfParts {
  const plan = planOf(record, design)
  return renderPdf(readyScene(plan), plan.fill)
}

/** The same, or null where it could take more than some milliseconds. */
export function renderSmallPdf(record: CertificateRecord, design: Design, now: Date): PdfParts | null {
  if (design.layout.fields.length > SMALL.fields) return null
  const plan = planOf(record, design)
  const fixed = plan.scene.items.flatMap((item) => (item.kind === 'text' ? [item.text] : []))
  if (lengthOf(fixed) > SMALL.fixedText || lengthOf(Object.values(plan.fill.texts)) > SMALL.filledText) return null
  if (!plan.known && Math.abs(now.getTime() - preparedAt) < PREPARE_EVERY_MS) return null
  if (!plan.known) preparedAt = now.getTime()
  return renderPdf(readyScene(plan), plan.fill)
}

const lengthOf = (texts: string[]) => texts.reduce((sum, { length }) => sum + length, 0)

type Plan = { key: string; known: PreparedScene | undefined; scene: Scene; fill: Fill }

/** The scene of the record's event, and what this record adds to it. */
function planOf(record: CertificateRecord, design: Design): Plan {
  const language = usableLanguage(design.layout.language)
  const values = certificateValues(record, language)
  const key = JSON.stringify([design.key, language, values['event'], values['date'], values['issuer']])
  const known = prepared.get(key)
  const scene = known?.scene ?? certificateScene(design, values, language)
  return { key, known, scene, fill: certificateFill(record, scene, design.layout, values) }
}

function readyScene({ key, known, scene }: Plan): PreparedScene {
  const ready = known ?? prepareScene(scene)
  if (!known) prepared.set(key, ready)
  return ready
}

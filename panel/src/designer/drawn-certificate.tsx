import { DrawnField } from './drawn-field.tsx'
import { Ground } from './ground.tsx'
import type { PrintedRecord } from './printed-text.ts'
import type { Background, Layout } from './scene-types.ts'
import { placedAt } from './turn-field.ts'
import './designer.css'

type Props = {
  layout: Pick<Layout, 'page' | 'fields'>
  background: Background
  record: PrintedRecord
  isReady: boolean
}

/** A certificate as a picture, to be looked at only. */
export function DrawnCertificate({ layout: { page, fields }, background, record, isReady }: Props) {
  return (
    <svg className="certificate" aria-hidden="true" viewBox={`0 0 ${page.width} ${page.height}`}>
      <Ground background={background} page={page} />
      {fields.map((field, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a field is known by its place among the others
        <g key={index} transform={placedAt(field, page)}>
          <DrawnField {...{ field, page, background, record, isReady }} />
        </g>
      ))}
    </svg>
  )
}

import { FieldQr, FieldText } from './field-drawing.tsx'
import { type PrintedRecord, printedText } from './printed-text.ts'
import type { Background, LayoutField } from './scene-types.ts'

type Props = {
  field: LayoutField
  page: { width: number; height: number }
  background: Pick<Background, 'qrPaper' | 'pictures' | 'logo'>
  record: PrintedRecord
  isReady: boolean
}

/** Draws a field from the corner of its box. Text waits for its fonts. */
export function DrawnField({ field, page, background, record, isReady }: Props) {
  if (field.type === 'qr') return <FieldQr field={field} page={page} paper={background.qrPaper} />
  if (field.type !== 'image')
    return isReady && <FieldText field={field} text={printedText(field, record)} page={page} />
  const isLogo = field.source === 'logo'
  const href = isLogo ? background.logo : field.picture && background.pictures + field.picture
  if (!href) return null
  return (
    <image
      href={href}
      width={field.width * page.width}
      height={field.height * page.height}
      preserveAspectRatio={isLogo ? SIDES[field.align ?? 'center'] : undefined}
    />
  )
}

/** Only logos follow the alignment; other pictures are in the middle. */
const SIDES = { left: 'xMinYMid', center: 'xMidYMid', right: 'xMaxYMid' } as const

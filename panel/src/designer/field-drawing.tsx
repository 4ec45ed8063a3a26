import encodeQR from 'qr'
import { memo } from 'react'
import { CAPITAL_MIDDLE, familyOf, fitText, LINE_PITCH } from './certificate-fonts.ts'
import type { LayoutField } from './scene-types.ts'

const ANCHOR = { left: 'start', center: 'middle', right: 'end' } as const
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/

type Props = { field: LayoutField; text: string; page: { width: number; height: number } }

/** A text as it is printed, in its box: as large as wanted, or as fits. */
export const FieldText = memo(function FieldText({ field, text, page }: Props) {
  const { font = 'display', size = 24, align = 'center', letter_spacing = 0, color = '#23302b', fit = 'shrink' } = field
  const width = field.width * page.width
  const height = field.height * page.height
  const wanted = { size, minSize: field.min_size ?? size / 2, spacing: letter_spacing, fit, width, height }
  const fitted = fitText(text, font, wanted)
  const first = height / 2 + (CAPITAL_MIDDLE - ((fitted.lines.length - 1) / 2) * LINE_PITCH) * fitted.size
  // Browsers leave room after the last letter too; what is printed does not.
  const trailing = letter_spacing * fitted.size
  const x = { left: 0, center: (width + trailing) / 2, right: width + trailing }[align]
  const isRtl = RIGHT_TO_LEFT.test(text)
  return fitted.lines.map((line, nth) => (
    <text
      // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names of their own
      key={nth}
      x={x}
      y={first + nth * LINE_PITCH * fitted.size}
      textAnchor={isRtl && align !== 'center' ? ANCHOR[align === 'left' ? 'right' : 'left'] : ANCHOR[align]}
      fontFamily={`${familyOf(font)}, "Noto Sans", sans-serif`}
      fontSize={fitted.size}
      letterSpacing={letter_spacing * fitted.size}
      fill={color}
      direction={isRtl ? 'rtl' : 'ltr'}
    >
      {line}
    </text>
  ))
})

/** A QR code of about as many modules as the real one has. */
export const FieldQr = memo(function FieldQr({ field, page }: Omit<Props, 'text'>) {
  const code = encodeQR('https://events.example.org/v/7KQ2M9XF3TBAV', 'raw', { ecc: 'quartile', border: 1 })
  // The library draws no border narrower than one module, which is cut off here.
  const modules = code.slice(1, -1).map((row) => row.slice(1, -1))
  const side = Math.min(field.width * page.width, field.height * page.height)
  const each = side / modules.length
  const path = modules
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x * each} ${y * each}h${each}v${each}h${-each}z` : '')))
    .join('')
  const left = (field.width * page.width - side) / 2
  const top = (field.height * page.height - side) / 2
  return <path d={path} fill={field.color ?? '#000000'} transform={`translate(${left} ${top})`} />
})

import encodeQR from 'qr'
import { memo } from 'react'
import { familiesOf } from './certificate-fonts.ts'
import { fitField, LINE_PITCH } from './fit-field.ts'
import type { LayoutField } from './scene-types.ts'

const ANCHOR = { left: 'start', center: 'middle', right: 'end' } as const
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/

type Props = { field: LayoutField; text: string; page: { width: number; height: number } }

/** A text as it is printed, in its box: as large as wanted, or as fits. */
export const FieldText = memo(function FieldText({ field, text, page }: Props) {
  const { font = 'display', align = 'center', letter_spacing = 0, color = '#23302b' } = field
  const width = field.width * page.width
  const fitted = fitField(field, text, page)
  // Browsers leave room after the last letter too; what is printed does not.
  const trailing = letter_spacing * fitted.size
  const x = { left: 0, center: (width + trailing) / 2, right: width + trailing }[align]
  const isRtl = RIGHT_TO_LEFT.test(text)
  if (text === '') return null
  return fitted.lines.map((line, nth) => (
    <text
      // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names of their own
      key={nth}
      x={x}
      y={fitted.first + nth * LINE_PITCH * fitted.size}
      textAnchor={isRtl && align !== 'center' ? ANCHOR[align === 'left' ? 'right' : 'left'] : ANCHOR[align]}
      fontFamily={familiesOf(font, line)}
      fontSize={fitted.size}
      letterSpacing={letter_spacing * fitted.size}
      fill={color}
      direction={isRtl ? 'rtl' : 'ltr'}
    >
      {line}
    </text>
  ))
})

type CodeProps = Omit<Props, 'text'> & { paper: string | null }

/** The quiet zone around a code that brings its own paper, in modules. */
const QUIET_ZONE = 3

/** A QR code of about as many modules as the real one has, on its own paper where it has one. */
export const FieldQr = memo(function FieldQr({ field, page, paper }: CodeProps) {
  const code = encodeQR('https://events.example.org/v/7KQ2M9XF3TBAV', 'raw', { ecc: 'quartile', border: 1 })
  // The library draws no border narrower than one module, which is cut off here.
  const modules = code.slice(1, -1).map((row) => row.slice(1, -1))
  const side = Math.min(field.width * page.width, field.height * page.height)
  const quiet = paper === null ? 0 : QUIET_ZONE
  const each = side / (modules.length + 2 * quiet)
  const path = modules
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x * each} ${y * each}h${each}v${each}h${-each}z` : '')))
    .join('')
  const left = (field.width * page.width - side) / 2
  const top = (field.height * page.height - side) / 2
  return (
    <g transform={`translate(${left} ${top})`}>
      {paper !== null && <path className="paper" d={`M0 0h${side}v${side}h${-side}z`} fill={paper} />}
      <path d={path} fill={field.color ?? '#23302b'} transform={`translate(${quiet * each} ${quiet * each})`} />
    </g>
  )
})

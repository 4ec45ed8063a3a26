import { shortTag } from '../../../lib/text/languages.ts'
import { EDITION, type Layout } from '../layout/design-layout.ts'
import { ACROSS as PAGE, placeFields } from './geometry/place-fields.ts'

const MIDDLE = PAGE.width / 2
const place = placeFields(PAGE)
const centred = (y: number, height: number, width = 600) => place(MIDDLE - width / 2, y, width, height)

/** Background of the QR code on an uploaded picture; the built-in drawing leaves room for it. */
export const QR_PAPER = '#ffffff'

/** Initial fields on an uploaded picture: the name in the middle, QR code and code at the bottom right. */
export const imageLayout = (tag: string, page: Layout['page'] = PAGE): Layout => ({
  page,
  language: shortTag(tag),
  edition: EDITION,
  fields: [
    { type: 'name', ...centred(236, 84, 640), font: 'display', size: 50, min_size: 28, color: '#22302b' },
    { type: 'event', ...centred(330, 56, 600), font: 'display-bold', size: 24, color: '#22302b', fit: 'wrap' },
    { type: 'date', ...centred(392, 22), font: 'serif', size: 14, color: '#22302b' },
    { type: 'tier', ...centred(416, 22), font: 'serif-italic', size: 14, color: '#22302b' },
    { type: 'issuer', ...place(60, 510, 260, 24), font: 'serif', size: 13, color: '#22302b', align: 'left' },
    { type: 'qr', ...place(PAGE.width - 60 - 72, 458, 72, 72), color: '#000000' },
    {
      type: 'code',
      ...place(PAGE.width - 60 - 110, 532, 110, 12),
      font: 'sans',
      size: 7,
      color: '#22302b',
      align: 'right',
    },
  ],
})

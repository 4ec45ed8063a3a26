import { useMutation } from '@tanstack/react-query'
import { laurel } from '../../../../api/laurel.ts'
import type { Change } from '../../../../designer/layout-history.ts'
import type { Layout, LayoutField } from '../../../../designer/scene-types.ts'
import { MAX_FIELDS } from '../fields/use-field-actions.ts'

/** Initial size, as a share of the page. */
const WIDE = 0.2
const HIGH = 0.3

type Place = { x: number; y: number }
type Asked = { file: File; at?: Place | undefined }

/** Sends pictures and puts them on the page: where they were dropped, else in its middle. */
export function usePictures({ page, fields }: Layout, change: (change: Change) => void) {
  const sending = useMutation({
    mutationFn: ({ file }: Asked) => laurel.designs.addPicture({ image: file }),
    onSuccess: ({ picture, width, height }, { at = { x: 0.5, y: 0.5 } }) => {
      const scale = Math.min((WIDE * page.width) / width, (HIGH * page.height) / height)
      const size = { width: (width * scale) / page.width, height: (height * scale) / page.height }
      const inside = (middle: number, side: number) => Math.min(1 - side, Math.max(0, middle - side / 2))
      const place = { x: inside(at.x, size.width), y: inside(at.y, size.height), ...size }
      const field: LayoutField = { type: 'image', picture, ...place }
      change({ kind: 'add', fields: [field] })
    },
  })
  return {
    add: (file: File | undefined, at?: Place) => file && fields.length < MAX_FIELDS && sending.mutate({ file, at }),
    isSending: sending.isPending,
    error: sending.error,
  }
}

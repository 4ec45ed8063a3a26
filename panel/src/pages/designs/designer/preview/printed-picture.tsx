import { Skeleton } from '@mantine/core'
import { printedMessages } from '../../messages/pictures.ts'
import type { usePrinted } from './use-printed.ts'

/** Rendering by the service next to the drawing; faded if it is out of date. */
export function PrintedPicture({ printed, name }: { printed: ReturnType<typeof usePrinted>; name: string }) {
  const text = printedMessages
  if (printed.url === null) return printed.error === null ? <Skeleton height={200} /> : null
  return <img src={printed.url} alt={text.picture(name)} data-fresh={printed.isFresh} />
}

import { Skeleton } from '@mantine/core'
import { useWords } from '../../words/use-words.tsx'
import { printedWords } from './printed-words.ts'
import type { usePrinted } from './use-printed.ts'

/** The service's picture, beside the drawing. One of before the last change is pale. */
export function PrintedPicture({ printed, name }: { printed: ReturnType<typeof usePrinted>; name: string }) {
  const text = useWords(printedWords)
  if (printed.url === null) return printed.error === null ? <Skeleton height={200} /> : null
  return <img src={printed.url} alt={text.picture(name)} data-fresh={printed.isFresh} />
}

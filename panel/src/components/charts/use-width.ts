import { useElementSize } from '@mantine/hooks'

/** Width of an element in pixels, so that a chart is drawn at its true size and its texts are not stretched. */
export function useWidth() {
  const { ref, width } = useElementSize<HTMLDivElement>()
  return { ref, width: Math.floor(width) }
}

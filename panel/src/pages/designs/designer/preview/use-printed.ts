import type { DesignPreview } from '@laurel/client'
import { useEffect, useState } from 'react'
import { laurel } from '../../../../api/laurel.ts'
import { revokeLater } from '../../../../components/revoke-later.ts'

/** Delay after the last change before a preview is requested, so that dragging does not request one per step. */
const PAUSE_MS = 300
const TIMEOUT_MS = 20_000

type Printed = { of: DesignPreview; url: string | null; error: unknown }
const NONE: Printed = { of: {}, url: null, error: null }

/**
 * The service's own picture of what is being laid out, asked for when it has rested for a moment. Requests are compared
 * by identity; a picture of something else is stale, and a request for something else is ended.
 */
export function usePrinted(asked: DesignPreview | null): Omit<Printed, 'of'> & { isFresh: boolean; again: () => void } {
  const [tried, setTried] = useState(0)
  const [printed, setPrinted] = useState(NONE)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tried` asks once more for the same
  useEffect(() => {
    if (asked === null) return
    const ending = new AbortController()
    const timer = setTimeout(() => {
      drawPicture(asked, ending.signal).then(
        (url) => (ending.signal.aborted ? URL.revokeObjectURL(url) : setPrinted({ of: asked, url, error: null })),
        (error: unknown) => ending.signal.aborted || setPrinted({ of: asked, url: null, error }),
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [asked, tried])
  const { url } = printed
  useEffect(() => (url === null ? undefined : () => revokeLater(url)), [url])
  const isOwn = printed.of === asked
  return {
    url: asked === null ? null : url,
    error: isOwn ? printed.error : null,
    isFresh: isOwn && url !== null,
    again: () => setTried((times) => times + 1),
  }
}

async function drawPicture(asked: DesignPreview, signal: AbortSignal): Promise<string> {
  const picture = await laurel.designs.preview(asked, { signal, timeoutMs: TIMEOUT_MS })
  const url = URL.createObjectURL(await picture.blob())
  // Decoded before it is shown, so that no moment is blank.
  await Object.assign(new Image(), { src: url }).decode()
  return url
}

import { lazy, Suspense } from 'react'
import type { DialogProps } from './dialog-frames.tsx'

const DialogFrame = lazy(async () => ({ default: (await import('./dialog-frames.tsx')).DialogFrame }))
const DetailsDrawerFrame = lazy(async () => ({ default: (await import('./dialog-frames.tsx')).DetailsDrawerFrame }))

/**
 * Asks something before all else. On a phone it is a sheet from below. Its content is loaded when a dialog is first
 * opened.
 */
export const Dialog = (props: DialogProps) => (
  <Suspense>
    <DialogFrame {...props} />
  </Suspense>
)

/** A panel at the side of a list, with one of its rows. */
export const DetailsDrawer = (props: DialogProps) => (
  <Suspense>
    <DetailsDrawerFrame {...props} />
  </Suspense>
)

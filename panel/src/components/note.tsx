import type { ReactNode } from 'react'

/** Something to know before going on; the tone is said in the words as well. `role` says whether it is read aloud. */
export function Note({
  title,
  tone = 'quiet',
  role,
  children,
}: {
  title?: ReactNode
  tone?: 'quiet' | 'good' | 'warning' | 'problem'
  role?: 'alert' | 'status'
  children?: ReactNode
}) {
  return (
    <div className="note" data-tone={tone} role={role}>
      {title && <strong>{title}</strong>}
      {children}
    </div>
  )
}

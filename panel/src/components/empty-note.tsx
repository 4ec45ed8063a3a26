import type { ReactNode } from 'react'

/** What is said where there is nothing yet, and what to do about it. */
export function EmptyNote({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <p className="empty-title">{title}</p>
      {children}
    </div>
  )
}

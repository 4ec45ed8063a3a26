import type { ReactNode } from 'react'

/** Part of a page on a surface of its own, with a heading. */
export function TitledPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="surface padded stack">
      <h2 className="group-title">{title}</h2>
      {children}
    </section>
  )
}

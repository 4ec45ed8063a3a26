import type { ReactNode } from 'react'

type Props = { label: string; className?: string; children: ReactNode }

/** Content that may be wider than its place, and is scrolled sideways there, also by keyboard. */
export function Scrolled({ label, className = '', children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls
    <div role="group" className={`scrolled ${className}`} aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}

import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ArrowLeft } from './icons.tsx'

/** The link above the title of a record to its list, and further facts on its right. */
export function WayBack({
  to,
  label,
  children,
}: {
  to: NonNullable<LinkProps['to']>
  label: string
  children?: ReactNode
}) {
  return (
    <div className="way-back">
      <Link to={to} className="soft">
        <ArrowLeft aria-hidden size={16} /> {label}
      </Link>
      {children}
    </div>
  )
}

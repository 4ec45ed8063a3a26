import { Title } from '@mantine/core'
import type { ReactNode } from 'react'

/** The title of a page, on the tab of the browser too, and what can be done there. */
export function PageHead({
  title,
  count,
  children,
}: {
  title: string
  count?: string | undefined
  children?: ReactNode
}) {
  return (
    <>
      <title>{`${title} · Laurel`}</title>
      <div className="page-head">
        <Title order={1}>
          <bdi>{title}</bdi>{' '}
          {count !== undefined && (
            <span className="soft count" aria-live="polite">
              {count}
            </span>
          )}
        </Title>
        {children && <div className="page-actions">{children}</div>}
      </div>
    </>
  )
}

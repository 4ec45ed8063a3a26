import { Title } from '@mantine/core'
import { createContext, type ReactNode, use } from 'react'

/** Name of the record whose pages are within, such as an event; the tab of the browser shows it too. */
export const TitleOf = createContext<string | undefined>(undefined)

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
  const of = use(TitleOf)
  return (
    <>
      <title>{[title, ...(of && of !== title ? [of] : []), 'Laurel'].join(' · ')}</title>
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

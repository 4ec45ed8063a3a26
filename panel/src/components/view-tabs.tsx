import { Link } from '@tanstack/react-router'

type Props<View extends string> = {
  label: string
  views: readonly View[]
  /** The open view. */
  view: View
  names: Readonly<Record<View, string>>
  /** True if all else in the address stays, such as a period that the views share. */
  keepsRest?: boolean
}

/** Views of one page, which is in the address as `view`. On a phone they stay, unlike the pages of a section. */
export function ViewTabs<View extends string>({ label, views, view, names, keepsRest = false }: Props<View>) {
  return (
    <nav className="tabs views" aria-label={label}>
      {views.map((each) => (
        <Link
          key={each}
          to="."
          search={((before: object) => ({ ...(keepsRest && before), view: each })) as never}
          aria-current={each === view ? 'page' : undefined}
          activeProps={{}}
        >
          {names[each]}
        </Link>
      ))}
    </nav>
  )
}

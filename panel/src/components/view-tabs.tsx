import { Link } from '@tanstack/react-router'

type Props<View extends string> = {
  label: string
  views: readonly View[]
  /** The open view. */
  view: View
  names: Readonly<Record<View, string>>
}

/** Views of one page, which is in the address as `view`. On a phone they stay, unlike the pages of a section. */
export function ViewTabs<View extends string>({ label, views, view, names }: Props<View>) {
  return (
    <nav className="tabs views" aria-label={label}>
      {views.map((each) => (
        <Link
          key={each}
          to="."
          search={{ view: each } as never}
          aria-current={each === view ? 'page' : undefined}
          activeProps={{}}
        >
          {names[each]}
        </Link>
      ))}
    </nav>
  )
}

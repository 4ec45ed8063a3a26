import { Button } from './button.ts'

type Props = {
  of: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }
  label: string
}

/** Loads the next page of a list below the ones that are shown; nothing where there is none. */
export function MoreButton({ of, label }: Props) {
  if (!of.hasNextPage) return null
  return (
    <div>
      <Button
        variant="default"
        size="compact-sm"
        loading={of.isFetchingNextPage}
        onClick={() => void of.fetchNextPage()}
      >
        {label}
      </Button>
    </div>
  )
}

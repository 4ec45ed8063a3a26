import { Search } from './icons.tsx'
import { TextInput } from './inputs.ts'
import { useSingleKeys } from './use-single-keys.ts'
import { useTyped } from './use-typed.ts'

/** A search that lives in the address; `/` goes to it from anywhere on the page. */
export function SearchBox({
  value,
  onChange,
  label,
}: {
  value: string
  onChange: (text: string) => void
  label: string
}) {
  const typed = useTyped(value, onChange, 200)
  useSingleKeys([['/', () => typed.ref.current?.focus()]])
  return (
    <TextInput
      {...typed}
      className="search"
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<Search aria-hidden size={16} />}
      rightSection={<kbd aria-hidden>/</kbd>}
      onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
    />
  )
}

import { useDebouncedCallback } from '@mantine/hooks'
import { Search } from 'lucide-react'
import { useRef } from 'react'
import { TextInput } from './inputs.ts'
import { useSingleKeys } from './use-single-keys.ts'

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
  const input = useRef<HTMLInputElement>(null)
  const later = useDebouncedCallback(onChange, 200)
  useSingleKeys([['/', () => input.current?.focus()]])
  return (
    <TextInput
      ref={input}
      className="search"
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<Search aria-hidden size={16} />}
      rightSection={<kbd aria-hidden>/</kbd>}
      key={value === '' ? 'empty' : 'searched'}
      defaultValue={value}
      onChange={(event) => later(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
    />
  )
}

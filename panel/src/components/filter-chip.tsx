import { useMessages } from '../messages/use-messages.tsx'
import { NativeSelect, TextInput } from './inputs.ts'
import type { Filter } from './list-types.ts'
import { listMessages } from './messages/lists.ts'
import { useTyped } from './use-typed.ts'

/** One filter of a list, which says whether it is set. */
export function FilterChip({
  of: { label, options },
  value,
  change,
}: {
  of: Filter
  value: string
  change: (value: string) => void
}) {
  const text = useMessages(listMessages)
  const typed = useTyped(value, change, 300)
  const chip = { size: 'sm', className: 'chip', 'aria-label': label, 'data-set': value !== '' || undefined } as const
  if (options)
    return (
      <NativeSelect
        {...chip}
        value={value}
        onChange={(event) => change(event.currentTarget.value)}
        data={[{ value: '', label: `${label}: ${text.all}` }, ...options]}
      />
    )
  return <TextInput {...chip} {...typed} type="search" placeholder={`${label}: ${text.all}`} />
}

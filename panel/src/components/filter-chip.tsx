import { useMessages } from '../messages/use-messages.tsx'
import { NativeSelect, TextInput } from './inputs.ts'
import type { Filter } from './list-types.ts'
import { listMessages } from './messages/lists.ts'
import { useTyped } from './use-typed.ts'

/** One filter of a list, which says whether it is set. */
export function FilterChip({
  of: { label, options, asTabs },
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
  if (options && asTabs)
    return (
      <div className="list-tabs" role="group" aria-label={label}>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            aria-pressed={option.value === value}
            onClick={() => change(option.value)}
          >
            {option.label}
          </button>
        ))}
      </div>
    )
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

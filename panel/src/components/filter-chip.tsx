import { useId } from 'react'
import { COLON } from '../messages/use-messages.tsx'
import { NativeSelect, TextInput } from './inputs.ts'
import type { Filter } from './list-types.ts'
import { listMessages } from './messages/lists.ts'
import { useTyped } from './use-typed.ts'

/** One filter of a list, which says whether it is set. */
export function FilterChip({
  of: { label, options, asTabs, isNumber, suggestions },
  value,
  change,
}: {
  of: Filter
  value: string
  change: (value: string) => void
}) {
  const text = listMessages
  const id = useId()
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
        data={[{ value: '', label: `${label}${COLON} ${text.all}` }, ...options]}
      />
    )
  const box = { ...chip, ...typed, placeholder: `${label}${COLON} ${text.all}` }
  if (isNumber) return <TextInput {...box} type="number" />
  return (
    <>
      <TextInput {...box} type="search" {...(suggestions && { list: id })} />
      {suggestions && (
        <datalist id={id}>
          {suggestions.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { laurel } from '../../api/laurel.ts'
import { LongTextField } from '../../components/fields.tsx'
import { NativeSelect } from '../../components/inputs.ts'
import { composeMessages } from './messages/compose.ts'

/** Markdown of a message, with the variables that can be inserted where the cursor is. */
export function BodyField({ kind, body }: { kind: string; body: string }) {
  const text = composeMessages
  const area = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const variables = useQuery({
    queryKey: ['email-template-variables'],
    queryFn: () => laurel.emailTemplates.listVariables(),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const choices = (variables.data ?? []).filter(({ kinds }) => kinds === null || kinds.includes(kind as never))
  const insert = (name: string) => {
    const field = area.current
    if (field === null || name === '') return
    field.setRangeText(`{{ ${name} }}`, field.selectionStart, field.selectionEnd, 'end')
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.focus()
  }
  return (
    <div className="stack">
      <LongTextField
        ref={area}
        name="body"
        label={text.body}
        description={text.markdown}
        minRows={10}
        maxLength={20_000}
        defaultValue={body}
      />
      {choices.length > 0 && (
        <NativeSelect
          id={id}
          className="insert-variable"
          label={text.insert}
          data={[
            { value: '', label: text.chooseVariable },
            ...choices.map(({ name, description }) => ({ value: name, label: description })),
          ]}
          value=""
          onChange={({ currentTarget }) => insert(currentTarget.value)}
        />
      )}
    </div>
  )
}

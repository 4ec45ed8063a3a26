import type { TrainingProgramme } from '@laurel/client'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { may } from '../../../api/sign-in-session.ts'
import { textOrNone } from '../../../components/fields.tsx'
import { Form } from '../../../components/form.tsx'
import { Textarea } from '../../../components/inputs.ts'
import { readPeople } from '../../../components/read-people.ts'
import { isOn, SwitchField } from '../../../components/switch-field.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { DateField } from '../date-field.tsx'
import { assignMessages } from '../messages/assign.ts'
import type { Assignment } from './assign-preview.tsx'
import { ContactFilter, contactsIn } from './contact-filter.tsx'

type Source = 'list' | 'contacts'

/** People from a pasted list or from contacts, and the due date. */
export function AssignSource({ to, next }: { to: TrainingProgramme; next: (of: Assignment) => void }) {
  const text = assignMessages
  const { formats } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  const [source, setSource] = useState<Source>('list')
  const [typed, setTyped] = useState('')
  const named = readPeople(typed)
  const [isEmpty, setEmpty] = useState(false)
  const nameless = named.find(({ email }) => email === undefined)?.name
  const read = async (values: FormData): Promise<Assignment> => ({
    people:
      source === 'contacts'
        ? await contactsIn(values)
        : named.map(({ name, email }) => ({ email: email ?? '', ...(name && { name }) })),
    ...dueDateIn(values, to),
    again: isOn(values, 'again'),
  })
  return (
    <Form
      submit={text.next}
      save={read}
      done={(of) => {
        const isUsable = of.people.length > 0 && (source === 'contacts' || nameless === undefined)
        setEmpty(of.people.length === 0)
        if (isUsable) next(of)
      }}
      isCheck
    >
      {may(who, 'crm:read') && <SourceChoice {...{ source, setSource }} />}
      {source === 'contacts' ? (
        <>
          <ContactFilter />
          {isEmpty && <p role="alert">{text.empty}</p>}
        </>
      ) : (
        <Textarea
          name="people"
          label={text.people}
          description={text.peopleAbout}
          placeholder={text.example}
          autosize
          minRows={5}
          maxRows={14}
          value={typed}
          error={nameless ? text.noAddress(nameless) : isEmpty && named.length === 0 && text.empty}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
          data-autofocus
        />
      )}
      <DateField
        name="due_date"
        label={text.dueDate}
        description={to.due_days === null ? text.dueDateAbout : text.dueDaysAbout(to.due_days, formats)}
      />
      <SwitchField name="again" label={text.again} about={text.againAbout} isOn={false} />
    </Form>
  )
}

/** Without a date, the due days of the programme apply. */
function dueDateIn(values: FormData, { due_days }: TrainingProgramme) {
  const due_date = textOrNone(values, 'due_date')
  if (due_date !== undefined) return { due_date }
  return due_days === null ? { due_date: null } : {}
}

function SourceChoice({ source, setSource }: { source: Source; setSource: (source: Source) => void }) {
  const text = assignMessages
  return (
    <fieldset className="choices">
      <legend>{text.from}</legend>
      {(['list', 'contacts'] as const).map((each) => (
        <label key={each}>
          <input type="radio" checked={source === each} onChange={() => setSource(each)} />
          {text[each]}
        </label>
      ))}
    </fieldset>
  )
}

import type { NewTrainingAssignments } from '@laurel/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { textOf } from '../../../components/fields.tsx'
import { NativeSelect, TextInput } from '../../../components/inputs.ts'
import { nameOf } from '../../../components/name-of.ts'
import { useTyped } from '../../../components/use-typed.ts'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { assignMessages } from '../messages/assign.ts'

type People = NewTrainingAssignments['people']
type Stage = 'lead' | 'qualified' | 'customer' | 'evangelist'

/** More contacts take longer than somebody waits for. */
const MOST = 20_000

/** Filter of contacts, with the number that match. */
export function ContactFilter() {
  const text = assignMessages
  const { formats } = useLanguage()
  const [filter, setFilter] = useState({ tag: '', stage: '', search: '' })
  const search = useTyped(filter.search, (value) => setFilter({ ...filter, search: value }), 300)
  const tags = useQuery({
    queryKey: ['contacts', 'tags', 'to choose'],
    queryFn: async () => (await laurel.crm.tags.list({ limit: 200 })).rows,
  })
  const count = useQuery({
    queryKey: ['contacts', 'to assign', filter],
    queryFn: () => laurel.crm.contacts.list({ limit: 1, ...queryOf(filter) }).total(),
    placeholderData: keepPreviousData,
  })
  const stages = Object.entries(text.stages).map(([value, label]) => ({ value, label }))
  return (
    <>
      <div className="beside">
        <NativeSelect
          name="tag"
          label={text.tag}
          data={[
            { value: '', label: text.anyTag },
            ...(tags.data ?? []).map(({ tag }) => ({ value: tag, label: tag })),
          ]}
          value={filter.tag}
          onChange={({ currentTarget: { value } }) => setFilter({ ...filter, tag: value })}
        />
        <NativeSelect
          name="stage"
          label={text.stage}
          data={[{ value: '', label: text.anyStage }, ...stages]}
          value={filter.stage}
          onChange={({ currentTarget: { value } }) => setFilter({ ...filter, stage: value })}
        />
      </div>
      <TextInput name="search" type="search" label={text.search} {...search} />
      <p role="status">
        {count.data !== undefined &&
          (count.data > MOST ? text.tooMany(formats.number(MOST)) : text.found(formats.number(count.data)))}
      </p>
    </>
  )
}

const queryOf = ({ tag, stage, search }: Record<'tag' | 'stage' | 'search', string>) => ({
  ...(tag && { tag: [tag] }),
  ...(stage && { stage: stage as Stage }),
  ...(search && { search }),
})

/** The contacts that the filter of a form leaves and that have an email address. */
export async function contactsIn(values: FormData): Promise<People> {
  const [tag, stage, search] = ['tag', 'stage', 'search'].map((name) => textOf(values, name)) as [
    string,
    string,
    string,
  ]
  const people: People = []
  for await (const contact of laurel.crm.contacts.list({ limit: 200, ...queryOf({ tag, stage, search }) })) {
    const name = nameOf(contact)
    if (contact.email !== null) people.push({ email: contact.email, ...(name && { name }) })
    if (people.length === MOST) break
  }
  return people
}

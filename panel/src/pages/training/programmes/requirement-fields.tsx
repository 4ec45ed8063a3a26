import type { TrainingProgramme } from '@laurel/client'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { may } from '../../../api/sign-in-session.ts'
import { coursesQuery } from '../../../api/training-queries.ts'
import { useProblem } from '../../../components/form.tsx'
import { X } from '../../../components/icons.tsx'
import { TextInput } from '../../../components/inputs.ts'
import { programmeMessages } from '../messages/programmes.ts'
import '../training.css'

type Requirement = TrainingProgramme['requirements'][number]

const SHOWN = 6

/** Whether two requirements are the same event or course. */
const isSame = (a: Requirement, b: Requirement) => a.event_id === b.event_id && a.course_id === b.course_id

/** The events and courses of a programme: those that it has, and a search for more. */
export function RequirementFields({ of, change }: { of: readonly Requirement[]; change: (to: Requirement[]) => void }) {
  const text = programmeMessages
  const [q, setQ] = useState('')
  const problem = useProblem('requirements')
  return (
    <fieldset className="plain-group stack" name="requirements">
      <legend className="group-title">{text.requirements}</legend>
      <p className="soft">{text.requirementsAbout}</p>
      {of.length === 0 && <p>{text.noRequirements}</p>}
      <ul className="requirements">
        {of.map((each) => (
          <li key={`${each.event_id} ${each.course_id}`}>
            <RequirementName of={each} />
            <button
              type="button"
              className="plain"
              aria-label={text.remove(each.name)}
              onClick={() => change(of.filter((had) => had !== each))}
            >
              <X aria-hidden size={16} />
            </button>
          </li>
        ))}
      </ul>
      <TextInput
        label={text.findRequirement}
        type="search"
        autoComplete="off"
        value={q}
        onChange={({ currentTarget: { value } }) => setQ(value)}
        // Enter in this box must not save the programme.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <Found q={q} had={of} add={(each) => change([...of, each])} />
      {problem && (
        <p role="alert" className="field-problem">
          {problem}
        </p>
      )}
    </fieldset>
  )
}

type FoundProps = { q: string; had: readonly Requirement[]; add: (requirement: Requirement) => void }

/** Events and courses that a search found, each with a button that adds it. */
function Found({ q, had, add }: FoundProps) {
  const text = programmeMessages
  const found = useFound(q).filter((each) => !had.some((one) => isSame(one, each)))
  if (q.trim() !== '' && found.length === 0) return <p className="soft">{text.nothingFound}</p>
  return (
    <ul className="requirements">
      {found.map((each) => (
        <li key={`${each.event_id} ${each.course_id}`}>
          <RequirementName of={each} />
          <button type="button" className="plain edged" aria-label={text.add(each.name)} onClick={() => add(each)}>
            +
          </button>
        </li>
      ))}
    </ul>
  )
}

function RequirementName({ of: { event_id, name } }: { of: Requirement }) {
  const { kinds } = programmeMessages
  return (
    <span>
      <bdi>{name}</bdi> <span className="soft">{kinds[event_id === null ? 'course' : 'event']}</span>
    </span>
  )
}

/** Events and courses whose name contains a text; the newest ones without a text. */
function useFound(q: string): Requirement[] {
  const { who } = useRouteContext({ from: '/inside' })
  const words = q.trim().toLocaleLowerCase()
  const events = useQuery({
    queryKey: ['events', 'to require', words],
    queryFn: async () => (await laurel.events.list({ limit: SHOWN, ...(words && { search: words }) })).rows,
    placeholderData: (before) => before,
    enabled: may(who, 'events:read'),
  })
  const courses = useQuery(coursesQuery)
  const named = (courses.data ?? []).filter(({ name, code }) => `${name} ${code}`.toLocaleLowerCase().includes(words))
  return [
    ...named.slice(0, SHOWN).map(({ id, name }) => ({ event_id: null, course_id: id, name })),
    ...(events.data ?? []).map(({ id, name }) => ({ event_id: id, course_id: null, name })),
  ]
}

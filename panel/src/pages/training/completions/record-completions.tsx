import type { PostedTrainingCompletions, TrainingCourse } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { TRAINING } from '../../../api/training-queries.ts'
import { Dialog } from '../../../components/dialog.tsx'
import { SelectField, textOf, textOrNone } from '../../../components/fields.tsx'
import { Form } from '../../../components/form.tsx'
import { Textarea } from '../../../components/inputs.ts'
import { Note } from '../../../components/note.tsx'
import { randomId } from '../../../components/random-id.ts'
import { type Recipient, readPeople } from '../../../components/read-people.ts'
import { toast } from '../../../components/toasts.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { DateField } from '../date-field.tsx'
import { completionMessages } from '../messages/completions.ts'

/** Beginning of the identifiers of completions that are recorded here. */
export const BY_HAND = 'panel-'

const MOST = 1_000

type Answer = PostedTrainingCompletions & { people: Recipient[] }
type Props = { courses: readonly TrainingCourse[]; close: () => void }

/** Records a course as completed for people of a list; those who are left out are named with the reason. */
export function RecordCompletions({ courses, close }: Props) {
  const text = completionMessages
  const { formats } = useLanguage()
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const [answer, setAnswer] = useState<Answer | null>(null)
  // The same for a repeated request, so that nobody is recorded twice; another one after an answer.
  const [batch, setBatch] = useState(() => randomId())
  const people = readPeople(typed)
  const save = async (values: FormData): Promise<Answer | null> => {
    if (problemWith(people) !== null) return null
    const course = Number(textOf(values, 'course'))
    const completed_at = textOrNone(values, 'completed_at') ?? null
    const rows = people.map(({ name, email }, nth) => ({
      ...{ course, email: email ?? '', completed_at, external_id: `${BY_HAND}${batch}-${nth}` },
      ...(name && { name }),
    }))
    return { ...(await laurel.training.completions.post({ completions: rows })), people }
  }
  return (
    <Dialog title={text.record} close={close} size="lg">
      <Form
        submit={text.record}
        save={save}
        done={async (posted) => {
          if (posted === null) return
          if (posted.created > 0) toast(text.recorded(posted.created, formats))
          setBatch(randomId())
          setAnswer(posted)
          setTyped(posted.errors.map(({ row }) => lineOf(posted.people[row]!)).join('\n'))
          await client.invalidateQueries({ queryKey: [TRAINING] })
          if (posted.errors.length === 0) close()
        }}
      >
        <SelectField
          name="course"
          label={text.course}
          data={courses.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <DateField name="completed_at" label={text.day} description={text.dayAbout} />
        <PeopleArea {...{ typed, setTyped }} />
        {answer && <LeftOut of={answer} />}
      </Form>
    </Dialog>
  )
}

const lineOf = ({ name, email }: Recipient) => (name === '' ? (email ?? '') : `${name} <${email}>`)

function problemWith(people: readonly Recipient[]): 'empty' | 'tooMany' | Recipient | null {
  if (people.length === 0) return 'empty'
  if (people.length > MOST) return 'tooMany'
  return people.find(({ email }) => email === undefined) ?? null
}

function PeopleArea({ typed, setTyped }: { typed: string; setTyped: (typed: string) => void }) {
  const text = completionMessages
  const { formats } = useLanguage()
  const [isLeft, setLeft] = useState(false)
  const problem = problemWith(readPeople(typed))
  const said =
    problem === 'empty'
      ? isLeft && text.empty
      : problem === 'tooMany'
        ? text.tooMany(formats.number(MOST))
        : problem && text.noAddress(problem.name)
  return (
    <Textarea
      label={text.people}
      description={text.peopleAbout}
      placeholder={text.example}
      autosize
      minRows={5}
      maxRows={14}
      value={typed}
      error={said}
      onBlur={() => setLeft(true)}
      onChange={({ currentTarget: { value } }) => setTyped(value)}
      data-autofocus
    />
  )
}

function LeftOut({ of: { errors, people } }: { of: Answer }) {
  const text = completionMessages
  const { formats } = useLanguage()
  if (errors.length === 0) return null
  return (
    <Note tone="warning" role="alert" title={text.left(errors.length, formats)}>
      <ul className="problems">
        {errors.slice(0, 10).map(({ row, code, message }) => (
          <li key={row}>
            <bdi>{people[row]?.email}</bdi>: {text.problems[code] ?? message}
          </li>
        ))}
      </ul>
    </Note>
  )
}

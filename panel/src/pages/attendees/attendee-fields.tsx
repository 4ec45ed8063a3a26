import type { Attendee, Event, RegistrationType } from '@laurel/client'
import { useState } from 'react'
import { numberIn, SelectField, TextField, textOf } from '../../components/fields.tsx'
import { AnswerFields } from '../../components/questions/answer-fields.tsx'
import { readAnswers } from '../../components/questions/answer-values.ts'
import { askedQuestions } from '../../components/questions/asked-questions.ts'
import { AttendeeValueFields, readValues } from './attendee-values.tsx'
import { attendeeMessages } from './messages/attendee.ts'

type Props = {
  of?: Pick<Attendee, 'first_name' | 'last_name' | 'email' | 'tags' | 'values' | 'answers' | 'registration_type_id'>
  /** The event, which defines the values of certificates; undefined until it is loaded. */
  event: Event | undefined
  /** The registration types to choose from; undefined until they are loaded. */
  types: readonly RegistrationType[] | undefined
}

/** The inputs of one person. */
export function AttendeeFields({ of, event, types = [] }: Props) {
  const text = attendeeMessages
  const [type, setType] = useState(String(of?.registration_type_id ?? ''))
  const { answers = {} } = of ?? {}
  const questions = questionsFor({ event, types, type, answers })
  return (
    <>
      <div className="beside">
        <TextField name="first_name" label={text.firstName} defaultValue={of?.first_name} data-autofocus />
        <TextField name="last_name" label={text.lastName} defaultValue={of?.last_name} />
      </div>
      <TextField name="email" type="email" label={text.email} defaultValue={of?.email} />
      {types.length > 0 && (
        <SelectField
          name="registration_type_id"
          label={text.type}
          defaultValue={String(of?.registration_type_id ?? '')}
          onChange={({ currentTarget }) => setType(currentTarget.value)}
          data={[{ value: '', label: text.none }, ...types.map(({ id, name }) => ({ value: String(id), label: name }))]}
        />
      )}
      <TextField name="tags" label={text.tags} description={text.tagsHint} defaultValue={of?.tags.join(', ')} />
      {questions.length > 0 && <AnswerFields questions={questions} answers={answers} />}
      <AttendeeValueFields event={event} {...(of && { values: of.values })} />
    </>
  )
}

type Asked = Pick<Props, 'event' | 'types'> & { type: string; answers: Attendee['answers'] }

/** The questions of the event and of the chosen type; those of other types only where they have an answer. */
function questionsFor({ event, types = [], type, answers }: Asked) {
  const others = types.filter(({ id }) => String(id) !== type).flatMap(({ questions }) => questions)
  return askedQuestions(event, types).filter((question) => !others.includes(question) || question.id in answers)
}

/** Reads the inputs as the API expects them. */
export function readAttendee(values: FormData, { event, types, of }: Props) {
  return {
    first_name: textOf(values, 'first_name'),
    last_name: textOf(values, 'last_name'),
    email: textOf(values, 'email'),
    tags: textOf(values, 'tags')
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
    values: readValues(values),
    answers: readAnswers(values, askedQuestions(event, types), of?.answers ?? {}),
    // The field is there only for an event with types.
    ...(values.has('registration_type_id') && { registration_type_id: numberIn(values, 'registration_type_id') }),
  }
}

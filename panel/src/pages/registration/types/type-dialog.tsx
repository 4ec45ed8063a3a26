import type { Event, RegistrationType } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { laurel } from '../../../api/laurel.ts'
import { typesQuery } from '../../../api/registration-types-query.ts'
import { Dialog } from '../../../components/dialog.tsx'
import { LongTextField, numberIn, TextField, textOf } from '../../../components/fields.tsx'
import { Form } from '../../../components/form.tsx'
import { QuestionList } from '../../../components/questions/question-list.tsx'
import { useQuestions } from '../../../components/questions/use-questions.ts'
import { isOn, SwitchField } from '../../../components/switch-field.tsx'
import { TimeField, timeIn } from '../../../components/time-field.tsx'
import { toast } from '../../../components/toasts.tsx'
import { typeMessages } from './messages.ts'

const NO_QUESTIONS: RegistrationType['questions'] = []

type Props = {
  event: Event
  /** All types of the event, whose questions have ids of their own. */
  types: readonly RegistrationType[]
  answered: Record<string, number>
  /** The edited type; null for a new one. */
  of: RegistrationType | null
  close: () => void
}

/** Adds or edits a registration type with its questions. */
export function TypeDialog({ event, types, answered, of, close }: Props) {
  const text = typeMessages
  const client = useQueryClient()
  const before = event.registration_questions ?? NO_QUESTIONS
  const others = types.filter(({ id }) => id !== of?.id).flatMap((type) => type.questions)
  const taken = [...Object.keys(answered), ...[...before, ...others].map(({ id }) => id)]
  const questions = useQuestions(of?.questions ?? NO_QUESTIONS, taken, before)
  const save = (values: FormData) => {
    const body = {
      name: textOf(values, 'name'),
      description: textOf(values, 'description') || null,
      capacity: numberIn(values, 'capacity'),
      closes_at: timeIn(values, 'closes_at', event.event_timezone),
      needs_approval: isOn(values, 'needs_approval'),
      questions: questions.questions,
    }
    return of === null
      ? laurel.registrationTypes.create(event.id, body)
      : laurel.registrationTypes.update(event.id, of.id, body)
  }
  return (
    <Dialog title={of === null ? text.add : text.edit} close={close} size="lg">
      <Form
        submit={of === null ? text.add : text.save}
        save={save}
        isChanged={questions.isChanged}
        done={async () => {
          toast(text.saved)
          close()
          await client.invalidateQueries(typesQuery(event.id))
        }}
      >
        <TypeFields of={of} zone={event.event_timezone} />
        <SwitchField
          name="needs_approval"
          label={text.approval}
          about={event.registration_approval ? text.approvalByEvent : text.approvalAbout}
          isOn={of?.needs_approval ?? false}
        />
        <fieldset className="type-questions stack">
          <legend className="group-title">{text.ownQuestions}</legend>
          <p className="soft">{text.ownQuestionsAbout}</p>
          <QuestionList
            name="questions"
            stored={of?.questions ?? NO_QUESTIONS}
            {...{ questions, answered }}
            empty={<p>{text.noQuestions}</p>}
          />
        </fieldset>
      </Form>
    </Dialog>
  )
}

function TypeFields({ of, zone }: { of: RegistrationType | null; zone: string }) {
  const text = typeMessages
  return (
    <>
      <TextField name="name" label={text.name} defaultValue={of?.name ?? ''} data-autofocus />
      <LongTextField
        name="description"
        label={text.description}
        description={text.descriptionAbout}
        defaultValue={of?.description ?? ''}
        minRows={2}
      />
      <div className="beside">
        <TextField
          name="capacity"
          inputMode="numeric"
          label={text.places}
          description={text.placesAbout}
          defaultValue={of?.capacity ?? ''}
        />
        <TimeField
          name="closes_at"
          label={text.closes}
          description={text.closesAbout}
          zone={zone}
          at={of?.closes_at ?? null}
        />
      </div>
    </>
  )
}

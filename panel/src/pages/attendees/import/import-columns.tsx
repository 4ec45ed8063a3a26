import type { AttendeeImport, AttendeeImportReport } from '@laurel/client'
import { useQuery } from '@tanstack/react-query'
import { eventQuery } from '../../../api/event-queries.ts'
import { typesQuery } from '../../../api/registration-types-query.ts'
import { definedValues } from '../../../components/defined-values.ts'
import { ColumnTable } from '../../../components/import/column-table.tsx'
import { NativeSelect } from '../../../components/inputs.ts'
import { askedQuestions } from '../../../components/questions/asked-questions.ts'
import { importMessages } from './messages.ts'

type Mapping = NonNullable<AttendeeImport['mapping']>
/** Column mapping, if it was not recognised, and what to do with existing attendees. */
export type Choices = { mapping?: Mapping; on_existing: 'skip' | 'update' }

type Props = {
  eventId: number
  report: AttendeeImportReport
  choices: Choices
  choose: (choices: Choices) => void
}

/** Meaning of each column, which can be changed, and what to do with existing attendees. */
export function ImportColumns({ eventId, report, choices, choose }: Props) {
  const text = importMessages
  const { data: event } = useQuery(eventQuery(eventId))
  const { data: types } = useQuery(typesQuery(eventId))
  const meanings = [
    ...Object.entries(text.fields)
      .filter(([value]) => value !== 'registration_type' || types?.length)
      .map(([value, label]) => ({ value, label })),
    ...askedQuestions(event, types).map(({ id, label }) => ({
      value: `answers.${id}`,
      label: text.answer(label),
    })),
    ...definedValues(event).map(({ key, label }) => ({ value: `values.${key}`, label: text.value(label) })),
  ]
  return (
    <ColumnTable
      columns={report.columns}
      meanings={meanings}
      choose={(mapping) => choose({ ...choices, mapping: mapping as Mapping })}
    >
      <NativeSelect
        label={text.known}
        w="min(100%, 20rem)"
        value={choices.on_existing}
        data={[
          { value: 'skip', label: text.skip },
          { value: 'update', label: text.rename },
        ]}
        onChange={(event) => choose({ ...choices, on_existing: event.currentTarget.value as Choices['on_existing'] })}
      />
    </ColumnTable>
  )
}

import type { AttendeeImportReport } from '@laurel/client'
import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { eventQuery } from '../../../api/event-queries.ts'
import { typesQuery } from '../../../api/registration-types-query.ts'
import { ColumnHeads } from '../../../components/column-heads.tsx'
import { definedValues } from '../../../components/defined-values.ts'
import { NativeSelect } from '../../../components/inputs.ts'
import { askedQuestions } from '../../../components/questions/asked-questions.ts'
import { useMessages } from '../../../messages/use-messages.tsx'
import type { Choices } from './import-source.tsx'
import { importMessages } from './messages.ts'

type Props = {
  eventId: number
  report: AttendeeImportReport
  choices: Choices
  choose: (choices: Choices) => void
}

/** Meaning of each column, which can be changed, and what to do with existing attendees. */
export function ImportColumns({ eventId, report, choices, choose }: Props) {
  const text = useMessages(importMessages)
  const { data: event } = useQuery(eventQuery(eventId))
  const { data: types } = useQuery(typesQuery(eventId))
  const meanings = [
    { value: '', label: text.leftOut },
    ...Object.entries(text.fields)
      .filter(([value]) => value !== 'registration_type' || types?.length)
      .map(([value, label]) => ({ value, label })),
    ...askedQuestions(event, types).map(({ id, label }) => ({
      value: `answers.${id}`,
      label: text.answer(label),
    })),
    ...definedValues(event).map(({ key, label }) => ({ value: `values.${key}`, label: text.value(label) })),
  ]
  const now = Object.fromEntries(report.columns.map(({ header, guess }) => [header, guess]))
  return (
    <section className="surface padded stack">
      <Title order={2} size="h4">
        {text.columns}
      </Title>
      <div className="scrolled">
        <table className="plain-table">
          <ColumnHeads names={[text.header, text.first, text.means]} />
          <tbody>
            {report.columns.map(({ header, sample, guess }) => (
              <ColumnRow
                key={header}
                {...{ header, sample, guess, meanings }}
                choose={(meaning) => choose({ ...choices, mapping: { ...now, [header]: meaning } })}
              />
            ))}
          </tbody>
        </table>
      </div>
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
    </section>
  )
}

type Column = AttendeeImportReport['columns'][number]

type RowProps = Column & {
  meanings: { value: string; label: string }[]
  choose: (meaning: Column['guess']) => void
}

function ColumnRow({ header, sample, guess, meanings, choose }: RowProps) {
  const text = useMessages(importMessages)
  return (
    <tr>
      <th scope="row">
        <bdi>{header}</bdi>
      </th>
      <td className="soft">
        <bdi>{sample}</bdi>
      </td>
      <td>
        <NativeSelect
          size="sm"
          miw="9rem"
          aria-label={`${text.means}: ${header}`}
          value={guess ?? ''}
          data={meanings}
          onChange={(event) => choose((event.currentTarget.value || null) as typeof guess)}
        />
      </td>
    </tr>
  )
}

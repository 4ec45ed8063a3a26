import type { ContactImportReport } from '@laurel/client'
import { useQuery } from '@tanstack/react-query'
import { propertiesQuery } from '../../../api/contact-queries.ts'
import { Button } from '../../../components/button.ts'
import { ColumnTable } from '../../../components/import/column-table.tsx'
import { FailedRows } from '../../../components/import/failed-rows.tsx'
import { importStepMessages } from '../../../components/import/messages.ts'
import { NativeSelect } from '../../../components/inputs.ts'
import { contactImportMessages } from '../messages/import.ts'
import type { Choices } from './send-import.ts'

type Props = {
  report: ContactImportReport
  choices: Choices
  choose: (choices: Choices) => void
  busy: boolean
  take: () => void
}

/** Result of an import before it happens, with the fields of the columns, which can be changed. */
export function ImportReview({ report, choices, choose, busy, take }: Props) {
  const text = contactImportMessages
  const words = importStepMessages
  const { data: properties = [] } = useQuery(propertiesQuery)
  const meanings = [
    ...Object.entries(text.fields).map(([value, label]) => ({ value, label })),
    ...properties.map(({ key, label }) => ({ value: `properties.${key}`, label: text.custom(label) })),
  ]
  const changes = report.created + report.updated
  return (
    <>
      <ColumnTable columns={report.columns} meanings={meanings} choose={(mapping) => choose({ ...choices, mapping })}>
        <NativeSelect
          label={text.known}
          w="min(100%, 22rem)"
          value={choices.mode}
          data={Object.entries(text.modes).map(([value, label]) => ({ value, label }))}
          onChange={(event) => choose({ ...choices, mode: event.currentTarget.value as Choices['mode'] })}
        />
      </ColumnTable>
      <section className="surface padded row">
        <strong aria-live="polite">{changes === 0 ? words.nothing : words.verdict(report)}</strong>
        {changes > 0 && (
          <Button loading={busy} onClick={take}>
            {report.created > 0 ? text.import(changes) : text.update(report.updated)}
          </Button>
        )}
      </section>
      <FailedRows errors={report.errors} fields={text.fields} />
    </>
  )
}

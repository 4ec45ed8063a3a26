import type { AttendeeImportReport } from '@laurel/client'
import { Title } from '@mantine/core'
import { Button } from '../../../components/button.ts'
import { ColumnHeads } from '../../../components/column-heads.tsx'
import { problemMessages } from '../../../components/messages/problems.ts'
import { problemSentence } from '../../../components/problem-sentence.ts'
import { saveFile } from '../../../components/save-file.ts'
import { useMessages } from '../../../messages/use-messages.tsx'
import { importMessages } from './messages.ts'

const SHOWN = 50

/** Rows with errors, and a file of them to fix and import again. */
export function FailedRows({ report }: { report: AttendeeImportReport }) {
  const text = useMessages(importMessages)
  const problemTexts = useMessages(problemMessages)
  const said = (type: string, msg: string) => {
    const field = Object.keys(text.fields).find((name) => msg.startsWith(`${name} `)) ?? ''
    return problemSentence(problemTexts, { type, msg, field, label: text.fields[field] ?? null })
  }
  const { errors, failed_rows_csv: csv } = report
  if (errors.length === 0 || csv === null) return null
  const save = () => saveFile(new Blob([csv], { type: 'text/csv' }), 'failed-rows.csv')
  return (
    <section className="surface padded stack">
      <div className="row">
        <Title order={2} size="h4">
          {text.problems}
        </Title>
        <Button variant="default" size="compact-sm" onClick={save}>
          {text.failedRows}
        </Button>
      </div>
      <div className="scrolled">
        <table className="plain-table">
          <ColumnHeads names={[text.row, text.column, text.problem]} />
          <tbody>
            {errors.slice(0, SHOWN).map(({ row, column, code, message }) => (
              <tr key={`${row} ${column} ${code}`}>
                <th scope="row">{row}</th>
                <td>
                  <bdi>{column ?? '–'}</bdi>
                </td>
                <td>{said(code, message)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

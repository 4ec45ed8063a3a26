import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { ColumnHeads } from '../column-heads.tsx'
import { problemMessages } from '../messages/problems.ts'
import { problemSentence } from '../problem-sentence.ts'
import { importStepMessages } from './messages.ts'

const SHOWN = 50

type Problem = { row: number; column: string | null; code: string; message: string }

type Props = {
  errors: readonly Problem[]
  /** Labels of the fields that a message of the service can name. */
  fields: Record<string, string>
  /** Rendered next to the title, such as a file of the rows. */
  children?: ReactNode
}

/** The first rows with errors. */
export function FailedRows({ errors, fields, children }: Props) {
  const text = importStepMessages
  const problemTexts = problemMessages
  const said = (type: string, msg: string, column: string | null) => {
    const field = Object.keys(fields).find((name) => msg.startsWith(`${name} `)) ?? ''
    return problemSentence(problemTexts, { type, msg, field, label: fields[field] ?? column })
  }
  if (errors.length === 0) return null
  return (
    <section className="surface padded stack">
      <div className="row">
        <Title order={2} size="h4">
          {text.problems}
        </Title>
        {children}
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
                <td>{said(code, message, column)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

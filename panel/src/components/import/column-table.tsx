import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { COLON } from '../../messages/use-messages.tsx'
import { ColumnHeads } from '../column-heads.tsx'
import { NativeSelect } from '../inputs.ts'
import { importStepMessages } from './messages.ts'

type Column = { header: string; sample: string; guess: string | null }
/** Field of each column by its header; null: it is not imported. */
export type ColumnMapping = Record<string, string | null>
type Meaning = { value: string; label: string }

type Props = {
  columns: readonly Column[]
  /** Fields to choose from. */
  meanings: readonly Meaning[]
  choose: (mapping: ColumnMapping) => void
  /** Rendered below, such as a choice about existing records. */
  children: ReactNode
}

/** Meaning of each column of a list, which can be changed. */
export function ColumnTable({ columns, meanings, choose, children }: Props) {
  const text = importStepMessages
  const now = Object.fromEntries(columns.map(({ header, guess }) => [header, guess]))
  return (
    <section className="surface padded stack">
      <Title order={2} size="h4">
        {text.columns}
      </Title>
      <div className="scrolled">
        <table className="plain-table">
          <ColumnHeads names={[text.header, text.first, text.means]} />
          <tbody>
            {columns.map((column) => (
              <ColumnRow
                key={column.header}
                {...column}
                meanings={[{ value: '', label: text.leftOut }, ...meanings]}
                choose={(meaning) => choose({ ...now, [column.header]: meaning })}
              />
            ))}
          </tbody>
        </table>
      </div>
      {children}
    </section>
  )
}

type RowProps = Column & { meanings: readonly Meaning[]; choose: (meaning: string | null) => void }

function ColumnRow({ header, sample, guess, meanings, choose }: RowProps) {
  const text = importStepMessages
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
          aria-label={`${text.means}${COLON} ${header}`}
          value={guess ?? ''}
          data={[...meanings]}
          onChange={(event) => choose(event.currentTarget.value || null)}
        />
      </td>
    </tr>
  )
}

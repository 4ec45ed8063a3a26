import type { BulkPreview } from '@laurel/client'
import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { eventQuery } from '../../../api/event-queries.ts'
import { may } from '../../../api/sign-in-session.ts'
import { ColumnHeads } from '../../../components/column-heads.tsx'
import { DEFAULT_KIND } from '../../../components/default-kind.ts'
import { NativeSelect } from '../../../components/inputs.ts'
import { COLON } from '../../../messages/use-messages.tsx'
import { type ListChoices, mapColumn } from './list-choices.ts'
import { bulkColumnMessages } from './messages.ts'

type Props = { eventId: number; preview: BulkPreview; choices: ListChoices; choose: (choices: ListChoices) => void }

/** The use of each column of a list, its sheet, the kind of certificate, and rows without a value. */
export function MatchColumns({ eventId, preview, choices, choose }: Props) {
  const text = bulkColumnMessages
  const { who } = useRouteContext({ from: '/inside' })
  const { data: event } = useQuery({ ...eventQuery(eventId), enabled: may(who, 'events:read') })
  const kinds = event?.certificate_kinds ?? []
  const ofKind = kinds.find(({ kind }) => kind === choices.kind)?.values ?? []
  const labels = new Map([...(event?.certificate_values ?? []), ...ofKind].map(({ key, label }) => [key, label]))
  const guessed = preview.columns.flatMap(({ guess }) => (guess?.startsWith('values.') ? [guess.slice(7)] : []))
  const keys = [...new Set([...labels.keys(), ...guessed])]
  const targets = [
    { value: '', label: text.ignored },
    ...Object.entries(text.targets).map(([value, label]) => ({ value, label })),
    ...keys.map((key) => ({ value: `values.${key}`, label: labels.get(key) ?? key })),
  ]
  return (
    <section className="stack">
      {preview.column === null && <p role="alert">{text.chooseName}</p>}
      <div className="row">
        {preview.sheets.length > 1 && (
          <NativeSelect
            label={text.sheet}
            value={preview.sheet ?? ''}
            data={preview.sheets}
            onChange={({ currentTarget }) => choose(withoutMapping({ ...choices, sheet: currentTarget.value }))}
          />
        )}
        {kinds.length > 0 && (
          <NativeSelect
            label={text.kind}
            value={preview.kind}
            data={[
              { value: DEFAULT_KIND, label: text.attendeeKind },
              ...kinds.map(({ kind, label }) => ({ value: kind, label })),
            ]}
            onChange={({ currentTarget }) => choose(withoutMapping({ ...choices, kind: currentTarget.value }))}
          />
        )}
      </div>
      <Title order={3} size="h5">
        {text.columns}
      </Title>
      <ColumnTable
        of={preview}
        targets={targets}
        choose={(column, target) => choose({ ...choices, mapping: mapColumn(preview.columns, column, target) })}
      />
      <MissingRows preview={preview} choices={choices} choose={choose} />
    </section>
  )
}

/** Another sheet has other columns, and another kind other values. */
const withoutMapping = ({ mapping: _, ...choices }: ListChoices): ListChoices => choices

type Column = BulkPreview['columns'][number]
type TableProps = {
  of: BulkPreview
  targets: { value: string; label: string }[]
  choose: (column: Column, target: string | null) => void
}

function ColumnTable({ of, targets, choose }: TableProps) {
  const text = bulkColumnMessages
  return (
    <div className="scrolled">
      <table className="plain-table">
        <ColumnHeads names={[text.header, text.first, text.means]} />
        <tbody>
          {of.columns.map((column) => (
            <tr key={column.letter}>
              <th scope="row">
                <bdi>{column.header || text.unnamed(column.letter)}</bdi>
              </th>
              <td className="soft">
                <bdi>{column.sample}</bdi>
              </td>
              <td>
                <NativeSelect
                  size="sm"
                  miw="9rem"
                  aria-label={`${text.means}${COLON} ${column.header || text.unnamed(column.letter)}`}
                  value={column.guess ?? ''}
                  data={targets}
                  onChange={({ currentTarget }) => choose(column, currentTarget.value || null)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The choice for rows that lack a value, if there are any. */
function MissingRows({ preview, choices, choose }: Omit<Props, 'eventId'>) {
  const text = bulkColumnMessages
  const isLacking = preview.names.some(({ missing_values }) => missing_values.length > 0)
  if (!isLacking && choices.missing_values === 'blank') return null
  return (
    <fieldset className="choices">
      <legend>{text.missing}</legend>
      {(['blank', 'skip'] as const).map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="missing_values"
            checked={choices.missing_values === each}
            onChange={() => choose({ ...choices, missing_values: each })}
          />
          {text[each]}
        </label>
      ))}
    </fieldset>
  )
}

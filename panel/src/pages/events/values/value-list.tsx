import type { Event } from '@laurel/client'
import { Button } from '../../../components/button.ts'
import { valueSettingsMessages } from './messages.ts'
import type { ValueRows } from './use-value-rows.ts'
import { ValueRow } from './value-row.tsx'

/** Most values of an event. */
const MAX_VALUES = 30

type Props = { values: ValueRows; questions: Event['registration_questions'] }

/** Editor of the values that certificates state in addition to name and date. */
export function ValueList({ values, questions }: Props) {
  const text = valueSettingsMessages
  const { rows } = values
  return (
    <>
      <p className="soft">{rows.length === 0 ? `${text.about} ${text.none}` : text.about}</p>
      {rows.map((row, nth) => (
        <ValueRow key={row.id} {...{ row, nth, values }} questions={questions ?? []} />
      ))}
      {rows.length < MAX_VALUES && (
        <div>
          <Button variant="default" onClick={values.add}>
            {text.add}
          </Button>
        </div>
      )}
    </>
  )
}

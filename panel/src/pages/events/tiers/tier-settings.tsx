import type { Event } from '@laurel/client'
import { Button } from '../../../components/button.ts'
import { numberIn, TextField, textOf } from '../../../components/fields.tsx'
import { randomId } from '../../../components/random-id.ts'
import { useEditedRows } from '../../../components/use-edited-rows.ts'
import { SettingsGroup } from '../../../shell-parts/settings-group.tsx'
import { tierMessages } from './messages.ts'

type Tier = Event['certificate_tiers'][number]
type Row = { id: string; name: string; least: number | '' }

/** Most tiers of an event. */
const MAX_TIERS = 20

const rowOf = ({ name, min_attendance_percent }: Tier): Row => ({
  id: randomId(),
  name,
  least: min_attendance_percent,
})

/** Tiers of certificates by attendance, such as gold from 90 %. */
export function TierSettings({ of }: { of: Event }) {
  const text = tierMessages
  const { rows, set, ...edited } = useEditedRows(of.certificate_tiers, { rowOf })
  const read = (values: FormData): Tier[] =>
    edited.send().map((_, nth) => ({
      name: textOf(values, `certificate_tiers.${nth}.name`),
      min_attendance_percent: numberIn(values, `certificate_tiers.${nth}.min_attendance_percent`) as number,
    }))
  return (
    <SettingsGroup
      of={of}
      title={text.title}
      read={(values) => ({ certificate_tiers: read(values) })}
      isChanged={edited.isChanged}
      takeRows={edited.takeTheirs}
      done={(saved) => edited.saved(saved.certificate_tiers)}
    >
      <p className="soft">{rows.length === 0 ? `${text.about} ${text.none}` : text.about}</p>
      {rows.map((row, nth) => (
        <TierRow key={row.id} row={row} nth={nth} remove={() => set(rows.filter((each) => each !== row))} />
      ))}
      {rows.length < MAX_TIERS && (
        <div>
          <Button
            variant="default"
            onClick={() => set([...rows, { id: randomId(), name: '', least: rows.length === 0 ? 0 : '' }])}
          >
            {text.add}
          </Button>
        </div>
      )}
    </SettingsGroup>
  )
}

function TierRow({ row, nth, remove }: { row: Row; nth: number; remove: () => void }) {
  const text = tierMessages
  const name = `certificate_tiers.${nth}`
  return (
    <fieldset className="value-row">
      <legend className="soft">{text.nth(String(nth + 1))}</legend>
      <div className="beside">
        <TextField name={`${name}.name`} label={text.name} defaultValue={row.name} />
        <TextField
          name={`${name}.min_attendance_percent`}
          inputMode="numeric"
          label={text.least}
          defaultValue={row.least}
        />
      </div>
      <div className="value-row-end">
        <Button variant="subtle" size="compact-sm" color="red" onClick={remove}>
          {text.remove}
        </Button>
      </div>
    </fieldset>
  )
}

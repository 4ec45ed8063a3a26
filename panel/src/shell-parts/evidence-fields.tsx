import type { BadgeAward } from '@laurel/client'
import { useState } from 'react'
import { Button } from '../components/button.ts'
import { TextField, textOf, textOrNone } from '../components/fields.tsx'
import { randomId } from '../components/random-id.ts'
import { awardBadgeMessages } from './messages/award-badge.ts'

type Evidence = BadgeAward['evidence'][number]
type Row = Evidence & { id: string }

const MAX_ROWS = 10

/** Reasons for an award: texts with a link, shown on the public page of the award. */
export function EvidenceFields({ of = [] }: { of?: readonly Evidence[] }) {
  const text = awardBadgeMessages
  const [rows, setRows] = useState<readonly Row[]>(() => of.map((each) => ({ ...each, id: randomId() })))
  const add = () => setRows([...rows, { id: randomId(), text: '', url: null }])
  return (
    <fieldset className="plain-group stack">
      <legend className="group-title">{text.evidence}</legend>
      <p className="soft">{text.evidenceAbout}</p>
      {rows.map((row, nth) => (
        <fieldset key={row.id} className="value-row">
          <legend className="soft">{text.nth(String(nth + 1))}</legend>
          <TextField name={`evidence.${nth}.text`} label={text.text} defaultValue={row.text} />
          <TextField name={`evidence.${nth}.url`} label={text.url} type="url" defaultValue={row.url ?? ''} />
          <div className="value-row-end">
            <Button
              variant="subtle"
              size="compact-sm"
              color="red"
              onClick={() => setRows(rows.filter((each) => each !== row))}
            >
              {text.remove(String(nth + 1))}
            </Button>
          </div>
        </fieldset>
      ))}
      {rows.length < MAX_ROWS && (
        <div>
          <Button variant="default" size="compact-sm" onClick={add}>
            {text.add}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

/** Reads these fields in their order. */
export function readEvidence(values: FormData): { text: string; url: string | null }[] {
  const count = [...values.keys()].filter((name) => /^evidence\.\d+\.text$/.test(name)).length
  return Array.from({ length: count }, (_, nth) => ({
    text: textOf(values, `evidence.${nth}.text`),
    url: textOrNone(values, `evidence.${nth}.url`) ?? null,
  }))
}

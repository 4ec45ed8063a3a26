import type { Retention } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { retentionQuery } from '../../api/retention-query.ts'
import { ActionWithPreview } from '../../components/action-with-preview.tsx'
import { ColumnHeads } from '../../components/column-heads.tsx'
import { numberIn, TextField } from '../../components/fields.tsx'
import { Form } from '../../components/form.tsx'
import { partMessages } from '../../components/messages/parts.ts'
import { toast } from '../../components/toasts.tsx'
import { useLanguage } from '../../messages/use-messages.tsx'
import { retentionMessages } from './messages/retention.ts'

export const KINDS = ['emails', 'scans', 'deliveries', 'attempts', 'domain_events', 'request_log'] as const

type Settings = Partial<Retention['settings']>
type Checked = { settings: Settings; due: Retention['would_remove'] }

/** The days that records are kept. A shorter time asks first, with the number of records that it deletes. */
export function RetentionForm({ of }: { of: Retention }) {
  const text = retentionMessages
  const parts = partMessages
  const id = useId()
  const client = useQueryClient()
  const [asks, setAsks] = useState<Checked | null>(null)
  const saved = async () => {
    toast(parts.saved)
    await client.invalidateQueries({ queryKey: retentionQuery.queryKey })
  }
  return (
    <section className="surface padded" aria-labelledby={id}>
      <h2 id={id} className="group-title">
        {text.settings}
      </h2>
      <Form
        submit={parts.save}
        save={async (values): Promise<Checked> => {
          const settings = changedIn(values, of)
          if (Object.keys(settings).length === 0) return { settings, due: undefined }
          const preview = await laurel.organisation.updateRetention({ settings }, { dry_run: true })
          return { settings, due: preview.would_remove }
        }}
        done={async (checked) => {
          if (rowsOf(checked).length > 0) return setAsks(checked)
          if (Object.keys(checked.settings).length > 0) await save(checked.settings)
          await saved()
        }}
      >
        <p className="soft">{text.about}</p>
        <div className="beside">
          {KINDS.map((kind) => (
            <DaysField key={kind} kind={kind} of={of} />
          ))}
        </div>
      </Form>
      {asks && (
        <ActionWithPreview
          title={text.shorter}
          label={text.confirm}
          isDanger
          action={() => save(asks.settings)}
          done={saved}
          close={() => setAsks(null)}
        >
          <p>{text.shorterAbout}</p>
          <Due of={asks} />
        </ActionWithPreview>
      )}
    </section>
  )
}

const save = (settings: Settings) => laurel.organisation.updateRetention({ settings })

/** The settings that differ from the saved ones. */
function changedIn(values: FormData, { settings }: Retention): Settings {
  const entered = KINDS.map((kind) => [kind, numberIn(values, `settings.${kind}`)] as const)
  return Object.fromEntries(entered.filter(([kind, days]) => days !== settings[kind]))
}

/** The kinds of which records are due, with their number. */
const rowsOf = ({ due }: Checked) => KINDS.flatMap((kind) => (due?.[kind]?.rows ? [{ kind, ...due[kind] }] : []))

function DaysField({ kind, of }: { kind: (typeof KINDS)[number]; of: Retention }) {
  const text = retentionMessages
  const { formats } = useLanguage()
  const { name, about } = text.kinds[kind]!
  const { min_days, max_days, for_ever } = of.limits[kind]
  const limits = text.limits(formats.number(min_days), formats.number(max_days))
  return (
    <TextField
      name={`settings.${kind}`}
      inputMode="numeric"
      label={name}
      description={[about, limits, ...(for_ever ? [text.orAlways] : [])].join(' ')}
      defaultValue={of.settings[kind] ?? ''}
    />
  )
}

function Due({ of }: { of: Checked }) {
  const text = retentionMessages
  const { formats } = useLanguage()
  return (
    <table className="plain-table">
      <ColumnHeads names={[text.records, text.count]} />
      <tbody>
        {rowsOf(of).map(({ kind, rows, or_more }) => (
          <tr key={kind}>
            <th scope="row">{text.kinds[kind]!.name}</th>
            <td data-number="true">{or_more ? text.atLeast(formats.number(rows)) : formats.number(rows)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import type { ErasureReport } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { ActionWithPreview } from '../../components/action-with-preview.tsx'
import { ColumnHeads } from '../../components/column-heads.tsx'
import { NativeSelect } from '../../components/inputs.ts'
import { toast } from '../../components/toasts.tsx'
import { useLanguage } from '../../messages/use-messages.tsx'
import { erasedTables } from './messages/erased-tables.ts'
import { privacyMessages } from './messages/privacy.ts'

type Certificates = 'keep' | 'anonymise'

/** Erases a person, after a report of what is erased and kept was shown and the address was typed. */
export function ErasePerson({ email, close }: { email: string; close: () => void }) {
  const text = privacyMessages
  const { formats } = useLanguage()
  const client = useQueryClient()
  const [certificates, setCertificates] = useState<Certificates>('keep')
  return (
    <ActionWithPreview
      size="lg"
      title={text.eraseTitle(email)}
      label={text.erase}
      isDanger
      word={email}
      previewOf={certificates}
      preview={() => laurel.privacy.erase({ email, certificates }, { dry_run: true })}
      isPossible={({ erased, kept }) => erased.length + kept.length > 0}
      action={() => laurel.privacy.erase({ email, certificates })}
      done={async ({ erased }) => {
        toast(text.done(formats.number(erased.reduce((sum, { rows }) => sum + rows, 0))))
        // A person may be named in any list.
        await client.invalidateQueries()
      }}
      close={close}
    >
      {(report) => (
        <>
          <p>{text.eraseAbout}</p>
          <NativeSelect
            label={text.certificates}
            value={certificates}
            data={(['keep', 'anonymise'] as const).map((value) => ({ value, label: text.certificatesAre[value] }))}
            onChange={({ currentTarget }) => setCertificates(currentTarget.value as Certificates)}
          />
          <Report of={report} />
        </>
      )}
    </ActionWithPreview>
  )
}

function Report({ of: { erased, kept } }: { of: ErasureReport }) {
  const text = privacyMessages
  const { of: tables } = erasedTables
  if (erased.length + kept.length === 0) return <p role="status">{text.nothing}</p>
  return (
    <>
      <Rows
        title={text.erased}
        about={text.happens}
        of={erased.map(({ table, rows, outcome }) => ({ table, rows, said: tables[table]?.does ?? outcome }))}
      />
      <Rows
        title={text.kept}
        about={text.why}
        of={kept.map(({ table, rows, why }) => ({ table, rows, said: tables[table]?.keeps ?? why }))}
      />
    </>
  )
}

type RowsProps = { title: string; about: string; of: readonly { table: string; rows: number; said: string }[] }

function Rows({ title, about, of }: RowsProps) {
  const text = privacyMessages
  const { of: tables } = erasedTables
  const { formats } = useLanguage()
  if (of.length === 0) return null
  return (
    <section className="stack">
      <h3 className="group-title">{title}</h3>
      <div className="scrolled">
        <table className="plain-table">
          <ColumnHeads names={[text.records, text.count, about]} />
          <tbody>
            {of.map(({ table, rows, said }) => (
              <tr key={table}>
                <th scope="row">{tables[table]?.name ?? table.replaceAll('_', ' ')}</th>
                <td data-number="true">{formats.number(rows)}</td>
                <td>{said}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

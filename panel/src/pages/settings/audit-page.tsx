import type { AuditEntry } from '@laurel/client'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { SITE } from '../../api/site.ts'
import { DataTable } from '../../components/data-table.tsx'
import { DetailsDrawer } from '../../components/dialog.tsx'
import { EmptyNote } from '../../components/empty-note.tsx'
import { Facts } from '../../components/facts.tsx'
import type { Column, ExportFormat } from '../../components/list-types.ts'
import { PageHead } from '../../components/page-head.tsx'
import type { Asked } from '../../components/use-rows.ts'
import type { Formats } from '../../messages/formats.ts'
import { useLanguage } from '../../messages/use-messages.tsx'
import { actionWords, deedMessages } from './messages/deeds.ts'
import { settingsMessages } from './messages/settings.ts'
import { subjectMessages } from './messages/subjects.ts'

type Words = Record<string, string>

/** The current list as a file. */
const auditFile = (asked: Asked, format: ExportFormat) =>
  `${SITE}/api/v1/admin/audit?${new URLSearchParams({ ...(asked as Record<string, string>), format })}`

const whoOf = ({ actor }: AuditEntry) => actor.name ?? [actor.kind, actor.id].filter(Boolean).join(' ')
const subjectOf = ({ subject }: AuditEntry, subjects: Words) =>
  subject.name ?? `${subjects[subject.type] ?? subject.type.replaceAll('_', ' ')} ${subject.id}`

/** Audit log, with values before and after each change. */
export function AuditPage() {
  const text = settingsMessages
  const subjects = subjectMessages
  const deeds = deedMessages
  const { formats } = useLanguage()
  const [open, setOpen] = useState<AuditEntry | null>(null)
  return (
    <>
      <PageHead title={text.audit} />
      <DataTable<AuditEntry>
        name={text.audit}
        id="audit"
        queryKey={['audit']}
        ask={laurel.audit.list}
        columns={auditColumns(text, subjects, deeds, formats)}
        filters={[
          { name: 'action', label: text.action },
          { name: 'actor', label: text.who },
          {
            name: 'subject_type',
            label: text.subject,
            options: Object.entries(subjects).map(([value, label]) => ({ value, label })),
          },
        ]}
        exportUrl={auditFile}
        exportFormats={['csv', 'xlsx']}
        onOpen={setOpen}
        empty={<EmptyNote title={text.noAudit} />}
      />
      {open && (
        <DetailsDrawer
          title={actionWords(subjects, deeds, open.action) ?? <code>{open.action}</code>}
          close={() => setOpen(null)}
        >
          <div className="stack">
            <Facts
              of={[
                [text.who, whoOf(open)],
                [text.subject, subjectOf(open, subjects)],
                [text.at, formats.moment(open.at)],
                [text.request, open.request_id ?? '–'],
                ...(open.via ? [[text.via, open.via] as const] : []),
              ]}
            />
            {open.before !== null && <State name={text.before} of={open.before} />}
            {open.after !== null && <State name={text.after} of={open.after} />}
          </div>
        </DetailsDrawer>
      )}
    </>
  )
}

function State({ name, of }: { name: string; of: object }) {
  return (
    <section>
      <h3 className="soft">{name}</h3>
      <pre className="body">{JSON.stringify(of, null, 2)}</pre>
    </section>
  )
}

function auditColumns(
  text: typeof settingsMessages,
  subjects: Words,
  deeds: Words,
  formats: Formats,
): Column<AuditEntry>[] {
  return [
    {
      key: 'action',
      name: text.action,
      width: 'minmax(10rem, 1.5fr)',
      phone: 'first',
      show: ({ action }) => actionWords(subjects, deeds, action) ?? <code>{action}</code>,
    },
    {
      key: 'subject',
      name: text.subject,
      width: 'minmax(10rem, 2fr)',
      show: (entry) => <bdi>{subjectOf(entry, subjects)}</bdi>,
    },
    {
      key: 'who',
      name: text.who,
      width: 'minmax(8rem, 1.5fr)',
      phone: 'second',
      show: (entry) => <bdi>{whoOf(entry)}</bdi>,
    },
    {
      key: 'at',
      name: text.at,
      width: 'minmax(13rem, 1fr)',
      phone: 'aside',
      show: ({ at }) => formats.moment(at),
    },
  ]
}

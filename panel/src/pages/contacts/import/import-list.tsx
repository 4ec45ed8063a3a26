import type { ContactImport } from '@laurel/client'
import { contactImportsFile } from '../../../api/contact-queries.ts'
import { laurel } from '../../../api/laurel.ts'
import { DataTable } from '../../../components/data-table.tsx'
import { DetailsDrawer } from '../../../components/dialog.tsx'
import { EmptyNote } from '../../../components/empty-note.tsx'
import { importStepMessages } from '../../../components/import/messages.ts'
import type { Column } from '../../../components/list-types.ts'
import { useList } from '../../../components/use-list.ts'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { contactImportMessages } from '../messages/import.ts'
import { ImportProgress } from './import-progress.tsx'
import './import.css'

/** Imports of contacts, newest first; each opens with its result. */
export function ImportList() {
  const text = contactImportMessages
  const list = useList()
  return (
    <section className="import-list">
      <h2 className="group-title">{text.list}</h2>
      <DataTable<ContactImport>
        name={text.list}
        id="contact-imports"
        queryKey={['contact-imports']}
        ask={laurel.crm.imports.list}
        columns={useImportColumns()}
        exportUrl={(_, format) => contactImportsFile(format)}
        exportFormats={['csv', 'xlsx']}
        empty={
          <EmptyNote title={text.none}>
            <p>{text.noneAbout}</p>
          </EmptyNote>
        }
      />
      {list.open && (
        <DetailsDrawer title={text.title} close={() => list.change({ open: undefined })}>
          <div className="stack">
            <ImportProgress id={Number(list.open)} />
          </div>
        </DetailsDrawer>
      )}
    </section>
  )
}

function useImportColumns(): Column<ContactImport>[] {
  const text = contactImportMessages
  const words = importStepMessages
  const { formats } = useLanguage()
  return [
    {
      key: 'file_name',
      name: text.file,
      width: 'minmax(9rem, 2fr)',
      phone: 'first',
      show: ({ file_name }) => <bdi>{file_name}</bdi>,
    },
    {
      key: 'status',
      name: text.status,
      width: '8rem',
      phone: 'aside',
      show: ({ status }) => (
        <span className="state" data-failed={status === 'failed' || undefined} data-quiet={status === 'cancelled'}>
          {text.statuses[status]}
        </span>
      ),
    },
    { key: 'result', name: text.result, width: 'minmax(10rem, 2fr)', phone: 'second', show: words.verdict },
    {
      key: 'row_count',
      name: text.rows,
      width: '6rem',
      isNumber: true,
      show: ({ row_count }) => formats.number(row_count),
    },
    { key: 'mode', name: text.mode, width: 'minmax(10rem, 1.5fr)', hidden: true, show: ({ mode }) => text.modes[mode] },
    {
      key: 'created_at',
      name: text.started,
      width: 'minmax(11rem, 1fr)',
      show: ({ created_at }) => formats.moment(created_at),
    },
  ]
}

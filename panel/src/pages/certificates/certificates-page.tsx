import { lazy, Suspense } from 'react'
import { laurel } from '../../api/laurel.ts'
import { SITE } from '../../api/site.ts'
import { DataTable } from '../../parts/data-table.tsx'
import { EmptyNote } from '../../parts/empty-note.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { useList } from '../../parts/use-list.ts'
import type { Asked } from '../../parts/use-rows.ts'
import { useLanguage, useWords } from '../../words/use-words.tsx'
import { certificateColumns, statusFilter } from './certificate-columns.tsx'
import { certificateWords } from './certificate-words.ts'

const CertificateSheet = lazy(async () => ({ default: (await import('./certificate-sheet.tsx')).CertificateSheet }))

/** Every certificate of the organisation; a name, a code or a pasted link finds one. */
export function CertificatesPage() {
  const text = useWords(certificateWords)
  const { formats } = useLanguage()
  const list = useList()
  return (
    <>
      <PageHead title={text.title} />
      <DataTable
        name={text.title}
        id="certificates"
        queryKey={['certificates']}
        ask={laurel.certificates.listAll}
        columns={certificateColumns(text, formats, true)}
        filters={[statusFilter(text)]}
        searchLabel={text.find}
        exportUrl={exportUrl}
        empty={<EmptyNote title={text.none}>{text.noneAnywhere}</EmptyNote>}
      />
      <Suspense>
        {list.open && <CertificateSheet id={Number(list.open)} close={() => list.change({ open: undefined })} />}
      </Suspense>
    </>
  )
}

/** The list as it is shown, as a file. */
function exportUrl(asked: Asked): string {
  const pairs = Object.entries({ ...asked, format: 'xlsx' }).map(([name, value]) => [name, String(value)])
  return `${SITE}/api/v1/admin/certificates?${new URLSearchParams(pairs)}`
}

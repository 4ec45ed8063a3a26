import { lazy, Suspense } from 'react'
import { laurel } from '../../api/laurel.ts'
import { DataTable } from '../../parts/data-table.tsx'
import { EmptyNote } from '../../parts/empty-note.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { useList } from '../../parts/use-list.ts'
import { useLanguage, useWords } from '../../words/use-words.tsx'
import { certificateColumns, statusFilter } from './certificate-columns.tsx'
import { certificateWords } from './certificate-words.ts'
import { certificatesFile } from './certificates-file.ts'

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
        exportUrl={certificatesFile}
        empty={<EmptyNote title={text.none}>{text.noneAnywhere}</EmptyNote>}
      />
      <Suspense>
        {list.open && (
          <CertificateSheet
            id={Number(list.open)}
            show={(id) => list.change({ open: String(id) })}
            close={() => list.change({ open: undefined })}
          />
        )}
      </Suspense>
    </>
  )
}

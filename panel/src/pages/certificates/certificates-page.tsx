import { useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { certificatesFile } from '../../api/certificate-files.ts'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'
import { DataTable } from '../../components/data-table.tsx'
import { EmptyNote } from '../../components/empty-note.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useList } from '../../components/use-list.ts'
import { useLanguage } from '../../messages/use-messages.tsx'
import { CERTIFICATE_FILTERS, certificateColumns, certificateFilters } from './certificate-columns.tsx'
import { certificateMessages } from './messages.ts'
import { shownOf } from './shown-of.ts'

const CertificateActions = lazy(async () => ({
  default: (await import('./certificate-actions.tsx')).CertificateActions,
}))
const CertificateDetails = lazy(async () => ({
  default: (await import('./certificate-details.tsx')).CertificateDetails,
}))

/** Every certificate of the organisation; a name, a code or a pasted link finds one. */
export function CertificatesPage() {
  const text = certificateMessages
  const { who } = useRouteContext({ from: '/inside' })
  const { formats } = useLanguage()
  const list = useList(CERTIFICATE_FILTERS)
  return (
    <>
      <PageHead title={text.title} />
      <DataTable
        name={text.title}
        id="certificates"
        queryKey={['certificates']}
        ask={laurel.certificates.listAll}
        columns={certificateColumns(text, formats, true)}
        filters={certificateFilters(text)}
        searchLabel={text.find}
        exportUrl={certificatesFile}
        exportFormats={['csv', 'xlsx']}
        {...(may(who, 'certificates:write') && {
          actions: (chosen, done) => (
            <Suspense>
              <CertificateActions chosen={chosen} filter={shownOf(list)} done={done} />
            </Suspense>
          ),
        })}
        empty={<EmptyNote title={text.none}>{text.noneAnywhere}</EmptyNote>}
      />
      <Suspense>
        {list.open && (
          <CertificateDetails
            id={Number(list.open)}
            show={(id) => list.change({ open: String(id) })}
            close={() => list.change({ open: undefined })}
          />
        )}
      </Suspense>
    </>
  )
}

import { laurel } from '../../api/laurel.ts'
import { SITE } from '../../api/site.ts'
import { DataTable } from '../../components/data-table.tsx'
import { EmptyNote } from '../../components/empty-note.tsx'
import type { ExportFormat } from '../../components/list-types.ts'
import { PageHead } from '../../components/page-head.tsx'
import type { Asked } from '../../components/use-rows.ts'
import { useLanguage } from '../../messages/use-messages.tsx'
import { LastRequests } from './last-requests.tsx'
import { developerMessages } from './messages.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const STATUSES = ['2xx', '4xx', '5xx', '401', '403', '404', '409', '422', '429']

/** Requests of the last seven days with their responses. */
export function RequestsPage() {
  const text = developerMessages
  const { formats } = useLanguage()
  return (
    <>
      <PageHead title={text.requests} />
      <LastRequests />
      <DataTable
        name={text.requests}
        id="requests"
        queryKey={['requests']}
        ask={askRequests}
        exportUrl={requestsFile}
        exportFormats={['csv', 'xlsx']}
        filters={[
          { name: 'method', label: text.method, options: METHODS.map((value) => ({ value, label: value })) },
          { name: 'status', label: text.answer, options: STATUSES.map((value) => ({ value, label: value })) },
        ]}
        columns={[
          {
            key: 'path',
            name: text.path,
            width: 'minmax(14rem, 3fr)',
            phone: 'first',
            show: ({ method, path }) => <code>{`${method} ${path}`}</code>,
          },
          {
            key: 'at',
            name: text.at,
            width: 'minmax(13rem, 1fr)',
            phone: 'second',
            show: ({ at }) => formats.moment(at),
          },
          {
            key: 'by',
            name: text.by,
            width: 'minmax(7rem, 1fr)',
            show: ({ actor }) => <bdi>{actor.name ?? `${actor.kind} ${actor.id}`}</bdi>,
          },
          {
            key: 'took',
            name: text.took,
            width: '6rem',
            isNumber: true,
            show: ({ duration_ms }) => `${formats.number(duration_ms)} ms`,
          },
          {
            key: 'status',
            name: text.answer,
            width: '9rem',
            phone: 'aside',
            show: ({ status, code }) => (code ? `${status} ${code}` : status),
          },
        ]}
        onOpen={() => {}}
        empty={<EmptyNote title={text.noRequests} />}
      />
    </>
  )
}

/** The current list as a file. */
const requestsFile = (asked: Asked, format: ExportFormat) =>
  `${SITE}/api/v1/admin/request-log?${new URLSearchParams({ ...(asked as Record<string, string>), format })}`

/** Requests have no id, so their index in the list is used. */
async function askRequests(asked: Asked) {
  const page = await laurel.audit.listRequests(asked)
  return { ...page, rows: page.rows.map((row, id) => ({ ...row, id })) }
}

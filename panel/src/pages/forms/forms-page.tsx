import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'
import { Button } from '../../components/button.ts'
import { DataTable } from '../../components/data-table.tsx'
import { EmptyNote } from '../../components/empty-note.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useSingleKeys } from '../../components/use-single-keys.ts'
import { useLanguage } from '../../messages/use-messages.tsx'
import { formColumns } from './form-columns.tsx'
import { formMessages } from './messages/forms.ts'

const NewForm = lazy(async () => ({ default: (await import('./new-form.tsx')).NewForm }))

/** The forms of the organisation, newest first. */
export function FormsPage() {
  const text = formMessages
  const { formats } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  const navigate = useNavigate()
  const [creating, setCreating] = useState(false)
  const mayWrite = may(who, 'forms:write')
  useSingleKeys([['c', () => setCreating(mayWrite)]])
  const open = (id: number) => navigate({ to: '/forms/$formId', params: { formId: String(id) } })
  const create = mayWrite && <Button onClick={() => setCreating(true)}>{text.create}</Button>
  return (
    <>
      <PageHead title={text.title}>{create}</PageHead>
      <DataTable
        name={text.title}
        id="forms"
        queryKey={['forms']}
        ask={(asked) => laurel.forms.list(asked)}
        columns={formColumns(text, formats, who.organisation.time_zone)}
        onOpen={({ id }) => void open(id)}
        empty={
          <EmptyNote title={text.none}>
            <p>{text.noneHow}</p>
            {create}
          </EmptyNote>
        }
      />
      {creating && (
        <Suspense>
          <NewForm close={() => setCreating(false)} open={open} />
        </Suspense>
      )}
    </>
  )
}

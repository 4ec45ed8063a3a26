import { useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { may } from '../../../api/sign-in-session.ts'
import { Button } from '../../../components/button.ts'
import type { Chosen } from '../../../components/list-types.ts'
import type { Asked } from '../../../components/use-rows.ts'
import { bulkMessages } from '../messages/bulk.ts'
import { idsOfChosen } from './ids-of-chosen.ts'
import { WriteToContacts } from './write-to-contacts.tsx'

const ChangeMany = lazy(async () => ({ default: (await import('./change-many.tsx')).ChangeMany }))
const DeleteMany = lazy(async () => ({ default: (await import('./delete-many.tsx')).DeleteMany }))

type Props = {
  chosen: Chosen
  /** Search and filters of the list, as the API has them. */
  asked: Asked
  /** The same for a message; null where messages cannot be limited to them. */
  matching: Record<string, string> | null
  done: () => void
}

/** Actions for the selected contacts: a message, changes, deletion. */
export function ChosenActions({ chosen, asked, matching, done }: Props) {
  const { who } = useRouteContext({ from: '/inside' })
  const text = bulkMessages
  const [open, setOpen] = useState<'change' | 'delete' | null>(null)
  const common = { chosen, idsOf: () => idsOfChosen(chosen, asked), cancel: () => setOpen(null), done }
  return (
    <>
      {may(who, 'emails:write') && <WriteToContacts chosen={chosen} matching={matching} />}
      {may(who, 'crm:write') && (
        <>
          <Button variant="default" size="compact-sm" onClick={() => setOpen('change')}>
            {text.change}
          </Button>
          <Button variant="default" size="compact-sm" onClick={() => setOpen('delete')}>
            {text.delete}
          </Button>
        </>
      )}
      <Suspense>
        {open === 'change' && <ChangeMany {...common} />}
        {open === 'delete' && <DeleteMany {...common} />}
      </Suspense>
    </>
  )
}

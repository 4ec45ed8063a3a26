import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { Button } from '../../components/button.ts'
import type { Chosen } from '../../components/list-types.ts'
import type { Asked } from '../../components/use-rows.ts'
import { EachCertificate } from './each-certificate.tsx'
import { certificateMessages } from './messages.ts'

type Props = { chosen: Chosen; filter: Asked; done: () => void }

/** Actions for the selected certificates. */
export function CertificateActions({ chosen, filter, done }: Props) {
  const text = certificateMessages
  const client = useQueryClient()
  const [action, setAction] = useState<'mail' | 'revoke' | null>(null)
  const idsOf = async () => {
    if (!chosen.all) return chosen.ids
    const ids: number[] = []
    for await (const { id } of laurel.certificates.listAll({ ...filter, limit: 200 } as never)) ids.push(id)
    return ids
  }
  const close = async () => {
    setAction(null)
    done()
    await client.invalidateQueries({ queryKey: ['certificates'] })
  }
  return (
    <>
      <Button variant="default" size="compact-sm" onClick={() => setAction('mail')}>
        {text.mail}
      </Button>
      <Button variant="default" size="compact-sm" onClick={() => setAction('revoke')}>
        {text.revoke}
      </Button>
      {action !== null && (
        <EachCertificate
          action={action}
          count={chosen.count}
          idsOf={idsOf}
          cancel={() => setAction(null)}
          close={close}
        />
      )}
    </>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { Button } from '../../components/button.ts'
import type { Chosen } from '../../components/list-types.ts'
import type { Asked } from '../../components/use-rows.ts'
import { useWords } from '../../words/use-words.tsx'
import { certificateWords } from './certificate-words.ts'
import { EachCertificate } from './each-certificate.tsx'

type Props = { chosen: Chosen; filter: Asked; done: () => void }

/** What can be done with the certificates that are chosen. */
export function CertificateActs({ chosen, filter, done }: Props) {
  const text = useWords(certificateWords)
  const client = useQueryClient()
  const [act, setAct] = useState<'mail' | 'revoke' | null>(null)
  const idsOf = async () => {
    if (!chosen.all) return chosen.ids
    const ids: number[] = []
    for await (const { id } of laurel.certificates.listAll({ ...filter, limit: 200 } as never)) ids.push(id)
    return ids
  }
  const close = async () => {
    setAct(null)
    done()
    await client.invalidateQueries({ queryKey: ['certificates'] })
  }
  return (
    <>
      <Button variant="default" size="compact-sm" onClick={() => setAct('mail')}>
        {text.mail}
      </Button>
      <Button variant="default" size="compact-sm" onClick={() => setAct('revoke')}>
        {text.revoke}
      </Button>
      {act !== null && (
        <EachCertificate act={act} count={chosen.count} idsOf={idsOf} cancel={() => setAct(null)} close={close} />
      )}
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { laurel } from '../api/laurel.ts'
import { partMessages } from '../components/messages/parts.ts'
import { useLanguage } from '../messages/use-messages.tsx'

const EVERY_MS = 10_000

/** Names of other people who have the same record open for editing; they see this person too. */
export function OthersHere({ kind, id }: { kind: 'design' | 'event'; id: number }) {
  const text = partMessages
  const { formats } = useLanguage()
  const others = useQuery({
    queryKey: ['others-here', kind, id],
    queryFn: () => laurel.me.sayEditing(kind, id),
    refetchInterval: EVERY_MS,
    // A failed report is repeated by the next interval; nothing else depends on it.
    retry: false,
    throwOnError: false,
  })
  // If this request fails, the service forgets the editor after a while.
  useEffect(() => () => void laurel.me.endEditing(kind, id).catch(() => {}), [kind, id])
  const names = others.data?.others.map(({ name }) => name) ?? []
  return (
    <div role="status" className="others-here">
      {names.length > 0 && <p className="soft">{text.othersHere(formats.list(names), names.length)}</p>}
    </div>
  )
}

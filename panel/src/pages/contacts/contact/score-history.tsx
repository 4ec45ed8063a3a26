import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { NativeSelect } from '../../../components/inputs.ts'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { scoreMessages } from '../messages/score.ts'
import { ScoreLine } from './score-line.tsx'

const RANGES = [30, 90, 366]

/** The score of a contact over time. `now`: its present score, whose change asks for the history again. */
export function ScoreHistory({ contactId, now }: { contactId: number; now: number }) {
  const text = scoreMessages
  const { formats } = useLanguage()
  const [days, setDays] = useState(90)
  const { data } = useQuery({
    queryKey: ['contacts', contactId, 'score-history', days, now],
    queryFn: () => laurel.crm.scores.history(contactId, { days }),
  })
  if (!data) return null
  if (data.length < 2) return <p className="soft">{text.tooShort}</p>
  return (
    <>
      <NativeSelect
        size="sm"
        aria-label={text.range}
        value={days}
        data={RANGES.map((each) => ({ value: String(each), label: text.days(formats.number(each)) }))}
        onChange={(event) => setDays(Number(event.currentTarget.value))}
      />
      <ScoreLine of={data} />
    </>
  )
}

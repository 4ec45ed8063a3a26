import { laurel } from '../../../api/laurel.ts'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { PartList } from '../../../shell-parts/crm/part-list.tsx'
import { useStage } from '../../../shell-parts/crm/stage-query.ts'
import { dealMessages } from './messages.ts'
import { timeInStage } from './time-in-stage.ts'

/** Stages that a deal went through, the newest first, with the time it spent in each. */
export function DealHistory({ dealId }: { dealId: number }) {
  const text = dealMessages
  const { formats } = useLanguage()
  const stage = useStage()
  return (
    <PartList
      title={text.history}
      queryKey={['deals', dealId, 'history']}
      ask={(asked) => laurel.crm.deals.listHistory(dealId, asked)}
      none="–"
    >
      {({ to_stage, from_stage, at, left_at, seconds }) => (
        <>
          <div className="line-between">
            <strong>
              <bdi>{stage(to_stage).name}</bdi>
            </strong>
            <span className="soft">{formats.moment(at)}</span>
          </div>
          <div className="soft">
            {[
              (left_at === null ? text.stillIn : text.inStage)(timeInStage(seconds, formats)),
              from_stage !== null && text.from(stage(from_stage).name),
            ]
              .filter(Boolean)
              .join(' · ')}
          </div>
        </>
      )}
    </PartList>
  )
}

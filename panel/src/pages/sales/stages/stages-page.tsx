import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { may } from '../../../api/sign-in-session.ts'
import { PageHead } from '../../../components/page-head.tsx'
import { ProblemNote } from '../../../components/problem-note.tsx'
import { WayBack } from '../../../components/way-back.tsx'
import '../../../shell-parts/crm/crm.css'
import { stagesQuery } from '../../../shell-parts/crm/stage-query.ts'
import { stageMessages } from './messages.ts'
import { StageForm } from './stage-form.tsx'

/** The stages of the pipeline. */
export function StagesPage() {
  const text = stageMessages
  const { who } = useRouteContext({ from: '/inside' })
  const stages = useQuery(stagesQuery)
  return (
    <>
      <WayBack to="/crm/pipeline" label={text.back} />
      <PageHead title={text.title} />
      <div className="narrow stack">
        <p className="soft">{text.about}</p>
        {stages.isPending && <Skeleton height={320} />}
        {stages.isError && <ProblemNote error={stages.error} retry={() => void stages.refetch()} />}
        {stages.data && <StageForm stages={stages.data} mayWrite={may(who, 'crm:write')} />}
      </div>
    </>
  )
}

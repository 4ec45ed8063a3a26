import type { SystemState } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { laurel } from '../../api/laurel.ts'
import { Facts } from '../../components/facts.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { TitledPart } from '../../components/titled-part.tsx'
import { useLanguage } from '../../messages/use-messages.tsx'
import { systemMessages } from './messages/system.ts'

/** Status of the installation. */
export function SystemPage() {
  const text = systemMessages
  const system = useQuery({
    queryKey: ['system'],
    queryFn: () => laurel.organisation.system(),
    refetchInterval: 15_000,
  })
  return (
    <>
      <PageHead title={text.system} />
      {system.isPending && <Skeleton height={320} />}
      {system.isError && <ProblemNote error={system.error} retry={() => void system.refetch()} />}
      {system.data && <Parts of={system.data} />}
    </>
  )
}

function Parts({ of }: { of: SystemState }) {
  const text = systemMessages
  const { formats } = useLanguage()
  const megabytes = formats.number(Math.ceil(of.database.size_bytes / 1_000_000))
  const { queue, mail, storage } = of
  return (
    <div className="stack narrow">
      <TitledPart title={text.service}>
        <Facts
          of={[
            [text.version, of.version],
            [text.address, of.site_url],
            [text.since, `${formats.moment(of.started_at)} (${formats.distance(of.started_at, Date.now())})`],
            [text.processes, formats.number(of.processes)],
            ['Node.js', of.node],
          ]}
        />
      </TitledPart>
      <TitledPart title={text.database}>
        <div>{of.database.is_current ? text.current : text.notCurrent}</div>
        <Facts
          of={[
            ['PostgreSQL', of.database.version],
            [text.size, text.megabytes(megabytes)],
            [text.migrations, `${formats.number(of.database.migrations)} (${of.database.newest_migration})`],
          ]}
        />
      </TitledPart>
      <TitledPart title={text.queue}>
        <QueueState of={queue} />
      </TitledPart>
      <TitledPart title={text.mail}>
        <div>{mail.way === 'server' ? text.server : text.outbox}</div>
        <Facts
          of={[
            [text.from, mail.from],
            [text.signed, mail.signed ? text.yes : text.no],
          ]}
        />
      </TitledPart>
      <TitledPart title={text.files}>
        <div>
          {storage.kind === 's3' ? text.s3 : text.folder} {storage.answers ? text.answers : text.silent}
        </div>
      </TitledPart>
      <TitledPart title={text.limits}>
        <Facts
          of={of.limits.map(
            ({ limit, used, most }) =>
              [text.limit[limit], text.usedOf(formats.number(used), formats.number(most))] as const,
          )}
        />
      </TitledPart>
    </div>
  )
}

function QueueState({ of }: { of: SystemState['queue'] }) {
  const text = systemMessages
  const { formats } = useLanguage()
  return (
    <div>
      {of.waiting === 0
        ? text.nothingWaits
        : text.waits(formats.number(of.waiting), of.oldest_at ? formats.distance(of.oldest_at, Date.now()) : '')}{' '}
      {of.running > 0 && text.running(formats.number(of.running))}
    </div>
  )
}

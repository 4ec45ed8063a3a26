import type { SenderDns } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { laurel } from '../../api/laurel.ts'
import { Button } from '../../components/button.ts'
import { CopyButton } from '../../components/copy-button.tsx'
import { Facts } from '../../components/facts.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { senderMessages } from './messages/sender.ts'

/** The DNS records of the sender's domain, with their state. */
export function SenderDnsRecords({ changedAt }: { changedAt: string | null }) {
  const text = senderMessages
  const dns = useQuery({
    queryKey: ['organisation', 'sender', 'dns', changedAt],
    queryFn: () => laurel.organisation.senderDns(),
    // Name servers take their time, and records change by hand.
    staleTime: 60_000,
  })
  return (
    <section className="surface padded stack" aria-label={text.dns}>
      <h2 className="group-title">{text.dns}</h2>
      {dns.isPending && <Skeleton height={240} />}
      {dns.isError && <ProblemNote error={dns.error} retry={() => void dns.refetch()} />}
      {dns.data && (
        <>
          <p className="soft">{text.dnsAbout(dns.data.domain)}</p>
          {dns.data.records.map((record) => (
            <Record key={record.kind} of={record} />
          ))}
          <div className="row">
            <Button variant="default" loading={dns.isFetching} onClick={() => void dns.refetch()}>
              {text.check}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

function Record({ of }: { of: SenderDns['records'][number] }) {
  const text = senderMessages
  const kind = text.kinds[of.kind]
  const isAsExpected = of.found.length === 1 && of.found[0] === of.expected
  return (
    <div className="stack">
      <div className="row">
        <h3 className="group-title">{kind}</h3>
        <span className="state" data-failed={!of.ok || undefined}>
          {of.ok ? text.good : text.todo}
        </span>
      </div>
      <p>{text.states[of.state]}</p>
      <Facts
        of={[
          [text.name, <Copied key="name" text={of.name} label={text.copyName(kind)} />],
          [text.value, <Copied key="value" text={of.expected} label={text.copyValue(kind)} />],
          ...(isAsExpected ? [] : [[text.found, <Found key="found" of={of.found} />] as const]),
        ]}
      />
    </div>
  )
}

function Found({ of }: { of: string[] }) {
  const text = senderMessages
  if (of.length === 0) return text.nothing
  return (
    <span className="row">
      {[...new Set(of)].map((value) => (
        <code key={value} className="secret">
          {value}
        </code>
      ))}
    </span>
  )
}

function Copied({ text, label }: { text: string; label: string }) {
  return (
    <span className="row">
      <code className="secret">{text}</code>
      <CopyButton text={text} label={label} />
    </span>
  )
}

import { useQuery } from '@tanstack/react-query'
import { laurel } from '../../api/laurel.ts'
import { Facts } from '../../components/facts.tsx'
import { useLanguage } from '../../messages/use-messages.tsx'
import { usesMessages } from './uses-messages.ts'

/** How often a certificate was verified, downloaded and shared by people. */
export function CertificateUses({ id }: { id: number }) {
  const text = usesMessages
  const { formats } = useLanguage()
  const uses = useQuery({
    queryKey: ['certificates', 'one', id, 'uses'],
    queryFn: () => laurel.certificates.uses(id),
  })
  if (!uses.data) return null
  const { verifications, last_verified_at, downloads, last_downloaded_at, shares, shares_by_network } = uses.data
  const said = (count: number, last: string | null) =>
    last === null ? formats.number(count) : text.countAndLast(formats.number(count), formats.moment(last))
  const networks = shares_by_network.map(
    ({ network, shares }) => `${text.networks[network] ?? network} ${formats.number(shares)}`,
  )
  return (
    <section className="stack" aria-label={text.title}>
      <h2 className="group-title">{text.title}</h2>
      <Facts
        of={[
          [text.verified, said(verifications, last_verified_at)],
          [text.downloaded, said(downloads, last_downloaded_at)],
          [
            text.shared,
            networks.length > 0 ? `${formats.number(shares)} (${networks.join(', ')})` : formats.number(shares),
          ],
        ]}
      />
      <p className="soft">{text.about}</p>
    </section>
  )
}

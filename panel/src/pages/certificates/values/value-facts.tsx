import type { Certificate } from '@laurel/client'

/** The values that a certificate states, with their labels. */
export function ValueFacts({ of }: { of: Certificate['values'] }) {
  if (of.length === 0) return null
  return (
    <dl className="facts" data-values>
      {of.map(({ key, label, value }) => (
        <div key={key}>
          <dt>
            <bdi>{label}</bdi>
          </dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

import type { Finding } from '../../../../designer/check-layout.ts'
import { useLanguage } from '../../../../messages/use-messages.tsx'
import { checkMessages } from '../../messages/checks.ts'
import { designerMessages } from '../../messages/designer.ts'

type Props = { found: Finding[]; choose: (index: number) => void; titleOf: (index: number) => string }

/** Problems of the design and how to fix them; each selects its field. */
export function Checks({ found, choose, titleOf }: Props) {
  const text = designerMessages
  const words = checkMessages
  const { formats } = useLanguage()
  const number = (value: number) => formats.number(Math.round(value * 10) / 10)
  return (
    <section className="surface padded" aria-live="polite">
      <h2 className="group-title">{text.checks}</h2>
      {found.length === 0 && <p className="soft">{text.fine}</p>}
      <ul className="problems">
        {found.map((each) => (
          <li key={`${each.kind} ${each.field} ${'key' in each ? each.key : ''}`} data-found={each.kind}>
            {each.field === null ? (
              words[each.kind]
            ) : (
              <button type="button" className="plain finding" onClick={() => choose(each.field)}>
                {'key' in each
                  ? words[each.kind](titleOf(each.field), each.key, number(each.is))
                  : words[each.kind](titleOf(each.field), number(each.is), number(each.wanted))}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

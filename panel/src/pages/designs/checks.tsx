import type { Finding } from '../../designer/check-layout.ts'
import { useWords } from '../../words/use-words.tsx'
import { designerWords } from './designer-words.ts'

type Props = { found: Finding[]; choose: (index: number) => void; titleOf: (index: number) => string }

/** What will trouble people, each with a way to the field that it is about. */
export function Checks({ found, choose, titleOf }: Props) {
  const text = useWords(designerWords)
  return (
    <section className="sheet padded" aria-live="polite">
      <h2 className="group-title">{text.checks}</h2>
      {found.length === 0 && <p className="soft">{text.fine}</p>}
      <ul className="problems">
        {found.map(({ kind, field }) => {
          const said = kind === 'small' ? text.small(titleOf(field!)) : text[kind]
          return (
            <li key={`${kind} ${field}`}>
              {field === null ? (
                said
              ) : (
                <button type="button" className="plain" onClick={() => choose(field)}>
                  {said}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

import type { Layout } from '@laurel/client'
import { useWords } from '../../words/use-words.tsx'
import { designerWords } from './designer-words.ts'
import { layoutDifferences } from './layout-differences.ts'
import { LayoutPicture } from './layout-picture.tsx'
import { versionWords } from './version-words.ts'

type Side = { title: string; layout: Layout }

/** Two layouts of one design beside each other, and what differs in words. */
export function SideBySide({ designId, sides: [one, other] }: { designId: number; sides: [Side, Side] }) {
  const text = useWords(versionWords)
  const { types } = useWords(designerWords)
  const { fields, ground } = layoutDifferences(one.layout, other.layout)
  const titles = fields.map((field) => (field.type === 'text' && field.text ? `“${field.text}”` : types[field.type]!))
  const said = [...new Set([...titles, ...(ground ? [text.pageOf] : [])])]
  return (
    <>
      <div className="side-by-side">
        {[one, other].map(({ title, layout }) => (
          <figure key={title}>
            <LayoutPicture designId={designId} layout={layout} title={text.picture(title)} />
            <figcaption>{title}</figcaption>
          </figure>
        ))}
      </div>
      <p>
        {said.length === 0 ? text.same : `${text.differs}: `}
        <bdi>{said.join(' · ')}</bdi>
      </p>
    </>
  )
}

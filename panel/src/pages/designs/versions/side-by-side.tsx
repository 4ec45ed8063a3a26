import type { Layout } from '@laurel/client'
import { useId, useState } from 'react'
import { NativeSelect } from '../../../components/inputs.ts'
import { COLON } from '../../../messages/use-messages.tsx'
import { designerMessages } from '../messages/designer.ts'
import { valueMessages } from '../messages/values.ts'
import { versionMessages } from '../messages/versions.ts'
import { LayoutPicture } from '../pictures/layout-picture.tsx'
import { layoutDifferences } from './layout-differences.ts'

type Side = { title: string; layout: Layout }

/** Two layouts side by side or overlaid, with a list of differences. */
export function SideBySide({ designId, sides: [one, other] }: { designId: number; sides: [Side, Side] }) {
  const text = versionMessages
  const { types } = designerMessages
  const [how, setHow] = useState<keyof typeof text.hows>('beside')
  const [shown, setShown] = useState(50)
  const slider = useId()
  const { privacy: ofPrivacy } = valueMessages
  const { fields, ground, privacy } = layoutDifferences(one.layout, other.layout)
  const titles = fields.map(({ type, text: said, value_key }) => {
    if (type === 'text' && said) return `“${said}”`
    return type === 'value' ? `${types[type]}${COLON} ${value_key ?? ''}` : types[type]!
  })
  const said = [...new Set([...titles, ...(ground ? [text.pageOf] : []), ...(privacy ? [ofPrivacy] : [])])]
  return (
    <>
      <div className="row">
        <NativeSelect
          aria-label={text.how}
          value={how}
          data={Object.entries(text.hows).map(([value, label]) => ({ value, label }))}
          onChange={({ currentTarget }) => setHow(currentTarget.value as typeof how)}
        />
        {how === 'over' && (
          <>
            <label htmlFor={slider}>{text.seen(other.title)}</label>
            <input
              id={slider}
              type="range"
              className="seen-part"
              value={shown}
              onChange={({ currentTarget }) => setShown(Number(currentTarget.value))}
            />
          </>
        )}
      </div>
      <div className="side-by-side" data-how={how}>
        {[one, other].map(({ title, layout }) => (
          <figure key={title} style={how === 'over' && title === other.title ? { opacity: shown / 100 } : undefined}>
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

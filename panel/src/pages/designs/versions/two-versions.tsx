import { useLanguage } from '../../../messages/use-messages.tsx'
import { designerMessages } from '../messages/designer.ts'
import { SideBySide } from './side-by-side.tsx'
import { useVersionLayout } from './use-version-layout.ts'

/** Two versions of a design next to each other. */
export function TwoVersions({ designId, versions: [one, other] }: { designId: number; versions: [number, number] }) {
  const { version: titleOf } = designerMessages
  const { formats } = useLanguage()
  const [before, after] = [useVersionLayout(designId, one), useVersionLayout(designId, other)]
  if (!before || !after) return null
  return (
    <SideBySide
      designId={designId}
      sides={[
        { title: titleOf(formats.number(one)), layout: before },
        { title: titleOf(formats.number(other)), layout: after },
      ]}
    />
  )
}

import type { Design, DesignVersion } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { designerMessages } from '../messages/designer.ts'
import { versionMessages } from '../messages/versions.ts'
import { LayoutPicture } from '../pictures/layout-picture.tsx'
import { useVersionLayout } from './use-version-layout.ts'

type Props = {
  version: DesignVersion
  design: Design
  isNewest: boolean
  /** Actions of the version. */
  children: ReactNode
}

/** A version as it is printed, with who made it, when, and how many have it. */
export function VersionRow({ version, design, isNewest, children }: Props) {
  const text = versionMessages
  const { version: titleOf } = designerMessages
  const { formats } = useLanguage()
  const { made_by: maker, restored_from: from } = version
  const layout = useVersionLayout(design.id, version.version)
  const title = titleOf(formats.number(version.version))
  return (
    <li className="surface">
      {layout ? (
        <LayoutPicture designId={design.id} layout={layout} title={text.picture(title)} />
      ) : (
        <Skeleton height={130} />
      )}
      <div className="padded stack">
        <strong>
          {title}
          {isNewest && ` · ${text.newest}`}
        </strong>
        <span className="soft">
          {formats.moment(version.created_at)}{' '}
          {maker && <bdi>{text.by(maker.name ?? `${maker.kind} ${maker.id ?? ''}`)}</bdi>}
        </span>
        {version.note !== null && <bdi>{version.note}</bdi>}
        {from !== null && <span className="soft">{text.restoredFrom(formats.number(from))}</span>}
        <span>{text.issued(formats.number(version.certificates))}</span>
        {children}
      </div>
    </li>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../../../components/button.ts'
import { Dialog } from '../../../components/dialog.tsx'
import { EachProgress } from '../../../components/each-progress.tsx'
import type { Chosen } from '../../../components/list-types.ts'
import { partMessages } from '../../../components/messages/parts.ts'
import type { useEach } from '../../../components/use-each.ts'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { bulkMessages } from '../messages/bulk.ts'
import { MAX_CHANGED } from './ids-of-chosen.ts'

export type ManyProps = {
  chosen: Chosen
  idsOf: () => Promise<readonly number[]>
  cancel: () => void
  done: () => void
}

type Props = Pick<ManyProps, 'chosen' | 'cancel' | 'done'> & {
  title: string
  each: ReturnType<typeof useEach>
  /** The number of contacts with deals, which were kept. */
  kept?: number
  /** Asks before it begins. */
  children: ReactNode
  /** The button that begins. */
  begin: ReactNode
}

/** Asks before the selected contacts are changed, then says how far it is. */
export function ManyDialog({ chosen, cancel, done, title, each, kept = 0, children, begin }: Props) {
  const text = bulkMessages
  const shared = partMessages
  const { number } = useLanguage().formats
  const client = useQueryClient()
  const { course } = each
  const close = async () => {
    await client.invalidateQueries({ queryKey: ['contacts'] })
    done()
    cancel()
  }
  const said = course && ([number(course.done - kept), number(course.total)] as const)
  return (
    <Dialog title={title} close={course === null ? cancel : () => void close()}>
      <div className="stack">
        {chosen.count > MAX_CHANGED && <p>{text.firstOnly(number(MAX_CHANGED))}</p>}
        {course === null && children}
        {course && said && (
          <EachProgress
            of={{ ...course, done: course.done - kept }}
            label={text.progress}
            status={course.isOver ? text.over(...said) : text.running(...said)}
          />
        )}
        {kept > 0 && <p>{text.kept(number(kept))}</p>}
        <div className="form-end">
          {course === null && begin}
          {course && !course.isOver && <Button onClick={each.end}>{text.stop}</Button>}
          <Button variant="default" onClick={course ? () => void close() : cancel}>
            {course ? shared.close : shared.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

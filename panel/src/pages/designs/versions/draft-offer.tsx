import { Button } from '../../../components/button.ts'
import { toast } from '../../../components/toasts.tsx'
import type { Change } from '../../../designer/layout-history.ts'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { draftMessages } from '../messages/versions.ts'
import type { useDraft } from './use-draft.ts'

type Props = {
  draft: ReturnType<typeof useDraft>
  version: number
  change: (change: Change) => void
}

/** Offers unsaved drafts to restore or delete. */
export function DraftOffer({ draft: { offered, isFull, ...draft }, version, change }: Props) {
  const text = draftMessages
  const { formats } = useLanguage()
  return (
    <>
      {isFull && <p role="alert">{text.full}</p>}
      {offered.map((each) => (
        <section key={each.key} className="surface padded stack draft" aria-label={text.title}>
          <h2 className="group-title">{text.title}</h2>
          <p>
            {text.from(formats.moment(each.at), formats.distance(each.at, Date.now()))}{' '}
            {each.version !== version && text.older(formats.number(each.version), formats.number(version))}
          </p>
          <div className="row">
            <Button
              onClick={() => {
                draft.take(each)
                change({ kind: 'layout', layout: each.layout })
                toast(text.took)
              }}
            >
              {text.goOn}
            </Button>
            <Button variant="default" onClick={() => draft.drop(each)}>
              {text.drop}
            </Button>
          </div>
        </section>
      ))}
    </>
  )
}

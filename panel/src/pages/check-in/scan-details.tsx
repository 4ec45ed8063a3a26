import type { Scan } from '@laurel/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { laurel } from '../../api/laurel.ts'
import { Button } from '../../components/button.ts'
import { DetailsDrawer } from '../../components/dialog.tsx'
import { Facts } from '../../components/facts.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { toast } from '../../components/toasts.tsx'
import { useLanguage } from '../../messages/use-messages.tsx'
import { ClockOffset } from './clock-offset.tsx'
import { checkInMessages } from './messages.ts'

type Props = { of: Scan; eventId: number; zone: string | undefined; mayUndo: boolean; close: () => void }

/** A scan with what was shown and what counts, and its undo. */
export function ScanDetails({ of, eventId, zone, mayUndo, close }: Props) {
  const text = checkInMessages
  const { formats } = useLanguage()
  const client = useQueryClient()
  const undo = useMutation({
    mutationFn: () => laurel.checkIn.undoScan(of.id),
    onSuccess: async ({ already_undone }) => {
      toast(already_undone ? text.wasUndone : text.undone)
      await Promise.all(
        ['attendees', 'check-in'].map((root) => client.invalidateQueries({ queryKey: [root, eventId] })),
      )
      close()
    },
  })
  const who = of.attendee_name ?? of.presented ?? text.nobodyFound
  const { first } = of
  const counts = of.direction !== 'undo' && (of.verdict === 'accepted' || of.verdict === 'over_capacity')
  return (
    <DetailsDrawer title={<bdi>{who}</bdi>} close={close}>
      <div className="stack">
        <Facts
          of={[
            [text.at, formats.moment(of.at, zone)],
            [text.door, of.session_title ?? text.atEvent],
            [text.what, text.directions[of.direction]],
            [text.told, text.verdicts[of.told]],
            [text.verdict, text.verdicts[of.verdict]],
            [text.device, of.device_id ?? text.byService],
            ...(first ? [[text.first, formats.moment(first.at, zone)] as const] : []),
          ]}
        />
        <ClockOffset ms={of.clock_offset_ms} />
        {undo.isError && <ProblemNote error={undo.error} />}
        {mayUndo && counts && (
          <div className="row">
            <Button variant="default" loading={undo.isPending} onClick={() => undo.mutate()}>
              {text.undo}
            </Button>
          </div>
        )}
      </div>
    </DetailsDrawer>
  )
}

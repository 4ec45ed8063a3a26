import type { Attendee } from '@laurel/client'
import type { Column } from '../../components/list-types.ts'
import { DecideRegistration } from './decide-registration.tsx'

/** Columns that say nothing of people who wait for approval. */
const UNUSED = ['checked_in_at', 'certificate']

/** The columns of a list of people who wait for approval: the decision takes the place of the status, which all share. */
export const decisionColumns = (
  columns: readonly Column<Attendee>[],
  { eventId, name }: { eventId: number; name: string },
): Column<Attendee>[] =>
  columns
    .filter(({ key }) => !UNUSED.includes(key))
    .map((column) =>
      column.key === 'status'
        ? {
            key: 'status',
            name,
            width: '13rem',
            phone: 'aside',
            show: (person) =>
              person.status === 'pending' ? (
                // biome-ignore lint/a11y/useKeyWithClickEvents: it only keeps a click on a button from opening the row
                // biome-ignore lint/a11y/noStaticElementInteractions: the same
                <span className="row decision" onClick={(event) => event.stopPropagation()}>
                  <DecideRegistration eventId={eventId} of={person} />
                </span>
              ) : (
                '–'
              ),
          }
        : column,
    )

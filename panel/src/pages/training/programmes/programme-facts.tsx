import type { TrainingProgramme } from '@laurel/client'
import { Link } from '@tanstack/react-router'
import { Facts } from '../../../components/facts.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { ComplianceFigures, type Counts } from '../compliance/compliance-figures.tsx'
import { programmeMessages } from '../messages/programmes.ts'
import { ruleMessages } from '../messages/rules.ts'
import { RuleFact } from '../rule/rule-fact.tsx'

/** Figures of a programme, its requirements and its renewal. */
export function ProgrammeFacts({ of, counts }: { of: TrainingProgramme; counts: Counts | undefined }) {
  const text = programmeMessages
  const rules = ruleMessages
  const { formats } = useLanguage()
  return (
    <section className="surface padded stack programme">
      {counts && <ComplianceFigures of={counts} />}
      <Facts
        of={[
          ...(of.description === null ? [] : [[text.description, of.description] as const]),
          [text.requirements, <Requirements key="requirements" of={of} />],
          [text.dueDate, of.due_days === null ? text.noDueDate : text.dueAfter(of.due_days, formats)],
          [text.renewed, of.renew_months === null ? text.once : text.renews(of.renew_months, formats)],
          [rules.title, <RuleFact key="rule" of={of} />],
        ]}
      />
    </section>
  )
}

function Requirements({ of }: { of: TrainingProgramme }) {
  const text = programmeMessages
  const lines = of.requirements.map(({ event_id, course_id, name }) => (
    <li key={`${event_id} ${course_id}`}>
      {event_id === null ? (
        <bdi>{name}</bdi>
      ) : (
        <Link to="/events/$eventId" params={{ eventId: event_id }}>
          <bdi>{name}</bdi>
        </Link>
      )}{' '}
      <span className="soft">{text.kinds[event_id === null ? 'course' : 'event']}</span>
    </li>
  ))
  return lines.length === 0 ? text.noRequirements : <ul className="requirements">{lines}</ul>
}

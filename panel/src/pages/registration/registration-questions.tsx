import type { Event } from '@laurel/client'
import { Button } from '../../components/button.ts'
import { EmptyNote } from '../../components/empty-note.tsx'
import { newDraft } from '../../components/questions/question-draft.ts'
import { QuestionList } from '../../components/questions/question-list.tsx'
import type { Questions } from '../../components/questions/use-questions.ts'
import { GuideLink } from '../../shell-parts/guide-link.tsx'
import { SettingsGroup } from '../../shell-parts/settings-group.tsx'
import { registrationMessages } from './messages.ts'

type Props = { of: Event; questions: Questions; answered: Record<string, number> }

/** Editor of the questions that people answer when they register. */
export function RegistrationQuestions({ of, questions, answered }: Props) {
  const text = registrationMessages
  return (
    <SettingsGroup
      of={of}
      title={text.questions}
      read={() => ({ registration_questions: questions.questions })}
      done={(saved) => questions.reset(saved.registration_questions ?? [])}
      isChanged={questions.isChanged}
    >
      <p className="soft">{text.questionsAbout}</p>
      <QuestionList
        name="registration_questions"
        stored={of.registration_questions}
        {...{ questions, answered }}
        empty={<Proposals questions={questions} />}
      />
    </SettingsGroup>
  )
}

/** Questions that many events ask, one click each. */
function Proposals({ questions }: { questions: Questions }) {
  const text = registrationMessages
  return (
    <EmptyNote title={text.noQuestions}>
      <p>{text.noQuestionsHow}</p>
      <div className="row centred">
        {text.proposals.map((proposal) => (
          <Button key={proposal.label} variant="default" onClick={() => questions.add(newDraft(proposal))}>
            {proposal.label}
          </Button>
        ))}
      </div>
      <GuideLink to="registration" />
    </EmptyNote>
  )
}

import type { Event, EventChange, SurveySummary } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { laurel } from '../../api/laurel.ts'
import { Button } from '../../components/button.ts'
import { EmptyNote } from '../../components/empty-note.tsx'
import { newDraft } from '../../components/questions/question-draft.ts'
import { QuestionList } from '../../components/questions/question-list.tsx'
import { QuestionPreview } from '../../components/questions/question-preview.tsx'
import { type Questions, useQuestions } from '../../components/questions/use-questions.ts'
import { TimeField, timeIn } from '../../components/time-field.tsx'
import { GuideLink } from '../../shell-parts/guide-link.tsx'
import { SettingsGroup } from '../../shell-parts/settings-group.tsx'
import { readyMessages } from './messages/ready.ts'
import { surveyMessages } from './messages/survey.ts'

type Props = { of: Event; summary: SurveySummary; mayWrite: boolean }

/** The questions of the survey beside its page, and when it can be answered. */
export function SurveyQuestions({ of, summary, mayWrite }: Props) {
  const text = surveyMessages
  const answered = Object.fromEntries(summary.questions.map((each) => [each.question_id, each.answered]))
  const questions = useQuestions(of.survey, Object.keys(answered))
  const client = useQueryClient()
  const stale = () => client.invalidateQueries({ queryKey: ['survey_responses', of.id] })
  return (
    <div className={mayWrite ? 'edited-and-shown' : 'narrow'}>
      {mayWrite && (
        <div className="stack">
          <SettingsGroup
            of={of}
            title={text.views.questions}
            read={() => ({ survey: questions.questions })}
            done={(saved) => {
              questions.reset(saved.survey ?? [])
              void stale()
            }}
            isChanged={questions.isChanged}
          >
            <QuestionList
              name="survey"
              stored={of.survey}
              {...{ questions, answered }}
              empty={<ReadySurvey questions={questions} />}
            />
          </SettingsGroup>
          <SurveyTimes of={of} stale={stale} />
        </div>
      )}
      <QuestionPreview
        questions={questions.questions}
        drawnFor={`survey ${of.id}`}
        draw={async (questions) =>
          (await laurel.events.previewRegistration(of.id, { questions: [...questions], kind: 'survey' })).html
        }
      />
    </div>
  )
}

/** The first step: questions that fit most events, in the language of this person. */
function ReadySurvey({ questions }: { questions: Questions }) {
  const text = readyMessages
  return (
    <EmptyNote title={text.none}>
      <p>{text.noneHow}</p>
      <div className="row centred">
        <Button onClick={() => questions.add(...text.questions.map((question) => newDraft(question)))}>
          {text.take}
        </Button>
      </div>
      <GuideLink to="after-the-event" />
    </EmptyNote>
  )
}

function SurveyTimes({ of, stale }: { of: Event; stale: () => void }) {
  const text = surveyMessages
  const read = (values: FormData): EventChange => ({
    survey_opens_at: timeIn(values, 'survey_opens_at', of.event_timezone),
    survey_closes_at: timeIn(values, 'survey_closes_at', of.event_timezone),
  })
  return (
    <SettingsGroup of={of} title={text.times} read={read} done={stale}>
      <div className="beside">
        <TimeField
          name="survey_opens_at"
          label={text.opens}
          description={text.opensAbout}
          zone={of.event_timezone}
          at={of.survey_opens_at}
        />
        <TimeField
          name="survey_closes_at"
          label={text.closes}
          description={text.closesAbout}
          zone={of.event_timezone}
          at={of.survey_closes_at}
        />
      </div>
    </SettingsGroup>
  )
}

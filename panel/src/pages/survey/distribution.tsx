import type { SurveySummary } from '@laurel/client'
import { Link } from '@tanstack/react-router'
import { BarChart } from '../../components/charts/bar-chart.tsx'
import { ShareBars } from '../../components/charts/share-bars.tsx'
import { useLanguage } from '../../messages/use-messages.tsx'
import { answerName } from './answer-choices.ts'
import { filterOf } from './answer-filter.ts'
import { resultMessages } from './messages/results.ts'

type Question = SurveySummary['questions'][number]

/** Types whose answers have an order, so that their bars are upright beside one another. */
const ORDERED: readonly Question['type'][] = ['rating', 'number']

/** How often each answer was given, as a chart; its name leads to the people who gave it. */
export function Distribution({ of }: { of: Question }) {
  const text = resultMessages
  const { formats } = useLanguage()
  const named = of.distribution.map((each) => ({
    ...{ key: String(each.value), name: answerName(each, { text, formats }) },
    ...{ count: each.count, filter: filterOf(of, each) },
  }))
  const link = ({ name, filter, count }: (typeof named)[number]) =>
    filter === null || count === 0 ? (
      <bdi>{name}</bdi>
    ) : (
      <Link to="." search={{ view: 'responses', answered: filter } as never} aria-label={text.seePeople(name)}>
        <bdi>{name}</bdi>
      </Link>
    )
  return (
    <>
      {ORDERED.includes(of.type) && (
        <BarChart
          name={of.question}
          marks={named.map(({ key, name }) => ({ key, name, short: name }))}
          series={[{ key: 'count', name: text.count, values: named.map(({ count }) => count) }]}
        />
      )}
      <ShareBars
        name={of.question}
        heads={[text.answer, text.count, text.share]}
        of={of.answered}
        rows={named.map((each) => ({ key: each.key, name: link(each), value: each.count }))}
      />
    </>
  )
}

import { AppError, invalidField } from '../../../lib/errors.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { checkQuestions } from '../../../platform/questions/check-questions.ts'
import type { Question } from '../../../platform/questions/question-schema.ts'
import { readTypeQuestions } from './registration-type-queries.ts'

/** Rejects questions of a type that do not fit those of its event and of its other types. */
export async function checkTypeQuestions(
  ctx: TxContext,
  event: { id: number; registration_questions: Question[] | null },
  { id, questions }: { id: number | null; questions: Question[] },
): Promise<void> {
  const others = (await readTypeQuestions(ctx, event.id)).filter((type) => type.id !== id)
  checkQuestions(questions, 'questions', {
    before: event.registration_questions ?? [],
    elsewhere: others.flatMap((type) => type.questions),
  })
}

/** Rejects registration questions of an event that do not fit those of its types. The event is locked. */
export async function checkAgainstTypes(ctx: TxContext, eventId: number, questions: Question[] | null): Promise<void> {
  const types = await readTypeQuestions(ctx, eventId)
  for (const type of types) {
    const elsewhere = types.filter(({ id }) => id !== type.id).flatMap((other) => other.questions)
    try {
      checkQuestions(type.questions, 'questions', { before: questions ?? [], elsewhere })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const reason = error.problems?.[0]?.msg ?? error.message
      const msg = `registration_questions does not fit the questions of the registration type "${type.name}": ${reason}`
      throw invalidField(['body', 'registration_questions'], msg, 'conflict')
    }
  }
}

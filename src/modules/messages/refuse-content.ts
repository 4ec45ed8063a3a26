import { type AppError, invalidField } from '../../lib/errors.ts'

/** @throws AppError validation_failed for text next to a template */
export function refuseContent(
  input: { subject?: unknown; body?: unknown; language?: unknown },
  hasTemplate: boolean,
): void {
  if (!hasTemplate) return
  for (const field of ['subject', 'body', 'language'] as const)
    if (input[field] !== undefined)
      throw invalidField(
        ['body', field],
        `${field} is that of the template: leave it out, or template_id`,
        'not_with_template',
      )
}

/** The error for a template that was deleted while a message with it was saved. */
export function deletedMeanwhile(templateId: number | null): AppError {
  return invalidField(['body', 'template_id'], `there is no email template ${templateId}`, 'unknown_template')
}

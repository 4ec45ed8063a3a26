import { AppError } from '../../lib/errors.ts'
import { isoTime } from '../../lib/text/utc-time.ts'
import { type StreamedEntry, zipStream } from '../../lib/zip/index.ts'
import type { Context } from '../../platform/context/context.ts'
import { type Exported, exportWithFiles, type PersonalFile } from '../../platform/personal/export-person.ts'

const ENDINGS: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
}

/** Streams everything known about the person with an email address as a ZIP. Nothing of it is stored. */
export async function exportArchive(ctx: Context, email: string): Promise<AsyncGenerator<Buffer>> {
  const { rows, files } = await exportWithFiles(ctx, { email })
  return zipStream(entriesOf(ctx, email, rows, files))
}

async function* entriesOf(
  ctx: Context,
  email: string,
  rows: Exported,
  files: PersonalFile[],
): AsyncGenerator<StreamedEntry> {
  for (const [table, shown] of Object.entries(rows))
    yield { name: `data/${table}.json`, content: [JSON.stringify(shown, null, 2)] }
  const missing: string[] = []
  for (const file of files) {
    const name = `files/${file.kind.kind.replaceAll('_', '-')}-${file.id}.${ENDINGS[file.kind.contentType] ?? 'bin'}`
    const bytes = await drawn(file)
    if (bytes === 'too much') missing.push(name)
    else if (bytes !== null) yield { name, content: [bytes] }
  }
  yield { name: 'README.txt', content: [readMe(email, ctx.now(), rows, missing)] }
}

/** A ZIP that is being sent can no longer fail, so the README lists files that took too long. */
async function drawn(file: PersonalFile): Promise<Buffer | null | 'too much'> {
  try {
    return await file.draw()
  } catch (error) {
    if (error instanceof AppError) return 'too much'
    throw error
  }
}

function readMe(email: string, at: Date, rows: Exported, missing: string[]): string {
  const counts = Object.entries(rows).map(([table, { length }]) => `  data/${table}.json: ${length}`)
  return [
    `Data stored about ${email}, as of ${isoTime(at)}.`,
    '',
    counts.length === 0
      ? 'Nothing is stored about this address.'
      : 'Each file in data/ contains the records of one kind:',
    ...counts,
    '',
    'The folder files/ contains certificates, tickets and badges as they look today, and files that were uploaded about the person.',
    ...(missing.length === 0
      ? []
      : [
          '',
          'These files took too long to create. Request the export again later:',
          ...missing.map((name) => `  ${name}`),
        ]),
    '',
  ].join('\n')
}

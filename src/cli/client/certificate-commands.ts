import { type Command, Option } from 'commander'
import { natural } from '../terminal/option-values.ts'
import { print, tell } from '../terminal/print-result.ts'
import { type Columns, printRecord, printRows } from '../terminal/print-rows.ts'
import { ask, askRow, type Row } from './ask-service.ts'
import { type ListOptions, listOptions, printList } from './list-records.ts'
import { confirmed } from './prompt.ts'
import { SAVE_ABOUT, SAVE_FLAGS, type SaveOptions, saveAnswer, targetOf } from './save-answer.ts'
import { type Common, idOf, irreversible, verb } from './verb.ts'

const COLUMNS: Columns<Row> = {
  id: (certificate) => certificate['id'],
  name: (certificate) => certificate['attendee_name'],
  status: (certificate) => certificate['status'],
  issued: (certificate) => certificate['issued_at'],
  code: (certificate) => certificate['verification_code'],
  address: (certificate) => certificate['cert_url'],
}

type Listing = ListOptions & { status?: string }
type Reason = Common & { reason?: string }

const ofEvent = (event: number) => `/admin/events/${event}/certificates`
const one = (id: number) => `/admin/certificates/${id}`

/** Adds `laurel certificates …`. */
export function addCertificateCommands(program: Command): void {
  const certificates = program.command('certificates').description('certificates of attendance')
  const lines = ['laurel certificates list 1', 'laurel certificates list 1 --status revoked --json']
  listOptions(idOf(verb(certificates, 'list', 'list the certificates of an event', ...lines), 'event'))
    .option('--search <text>', 'filter by text in name, email address or code')
    .addOption(new Option('--status <status>', 'only those').choices(['active', 'revoked', 'expired']))
    .action((event: number, options: Listing) =>
      printList(ofEvent(event), COLUMNS, options, { search: options.search, status: options.status }),
    )
  idOf(verb(certificates, 'get', 'show a certificate', 'laurel certificates get 12'), 'certificate').action(
    async (id: number, { json }: Common) => printRecord(json, await askRow('GET', one(id))),
  )
  const issues = ['laurel certificates issue 1', 'laurel certificates issue 1 --attendee 7 --attendee 9']
  idOf(verb(certificates, 'issue', 'give one to everybody who has earned it and has none', ...issues), 'event')
    .option('--attendee <id>', 'only this attendee; repeatable', ids)
    .action(issue)
  for (const format of ['pdf', 'png'] as const)
    idOf(
      verb(
        certificates,
        format,
        `write a certificate as ${format.toUpperCase()}`,
        `laurel certificates ${format} 12 -o ada.${format}`,
      ),
      'certificate',
    )
      .option(SAVE_FLAGS, SAVE_ABOUT)
      .action(async (id: number, options: SaveOptions) => {
        const target = targetOf(options, `certificate-${id}.${format}`)
        await saveAnswer(await ask('GET', `${one(id)}/${format}`), target, options.json)
      })
  const credential = ['laurel certificates credential 12', 'laurel certificates credential 12 -o ada.json']
  idOf(verb(certificates, 'credential', 'write the signed credential of a certificate', ...credential), 'certificate')
    .option(SAVE_FLAGS, SAVE_ABOUT)
    .action(async (id: number, options: SaveOptions) => {
      const target = targetOf(options, `certificate-${id}.json`)
      await saveAnswer(await ask('GET', `${one(id)}/credential`), target, options.json)
    })
  addIrreversibleCommands(certificates)
}

function addIrreversibleCommands(certificates: Command): void {
  const revoke = 'laurel certificates revoke 12 --reason "Issued by mistake" --yes'
  irreversible(
    idOf(verb(certificates, 'revoke', 'take a certificate back, which everybody sees', revoke), 'certificate'),
  )
    .option('--reason <text>', 'the reason, shown when the certificate is verified')
    .action(async (id: number, { json, yes, reason }: Reason) => {
      await confirmed(yes, `Certificate ${id} is revoked for ever.`)
      printRecord(json, await askRow('POST', `${one(id)}/revoke`, { body: { revocation_reason: reason } }))
    })
  const reissue = 'laurel certificates reissue 12 --name "Ada Lovelace" --yes'
  irreversible(
    idOf(verb(certificates, 'reissue', 'replace a certificate by one with another name', reissue), 'certificate'),
  )
    .requiredOption('--name <text>', 'the name on the new one')
    .option('--reason <text>', 'the reason, shown when the old certificate is verified')
    .action(async (id: number, { json, yes, name, reason }: Reason & { name: string }) => {
      await confirmed(yes, `Certificate ${id} is replaced.`)
      const body = { attendee_name: name, revocation_reason: reason }
      printRecord(json, await askRow('POST', `${one(id)}/reissue`, { body }))
    })
}

async function issue(event: number, { json, attendee = [] }: Common & { attendee?: number[] }): Promise<void> {
  const body = attendee.length > 0 ? { attendee_ids: attendee } : {}
  const result = await askRow('POST', ofEvent(event), { body })
  if (json) return print(json, result, [])
  printRows(false, result['certificates'] as Row[], COLUMNS)
  const skipped = result['skipped'] as { attendee_id: number; reason: string }[]
  tell(`${result['issued']} issued, ${skipped.length} skipped.`)
  // An attendee who already has a certificate is the usual case and not reported.
  for (const { attendee_id, reason } of skipped)
    if (reason !== 'already_issued') tell(`Attendee ${attendee_id}: ${reason.replaceAll('_', ' ')}.`)
}

function ids(text: string, before: number[] = []): number[] {
  return [...before, natural(text)]
}

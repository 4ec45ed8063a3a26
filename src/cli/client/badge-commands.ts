import { type Command, Option } from 'commander'
import type { Columns } from '../terminal/print-rows.ts'
import { ask, type Row } from './ask-service.ts'
import { type ListOptions, listOptions, printList } from './list-records.ts'
import { SAVE_ABOUT, SAVE_FLAGS, type SaveOptions, saveAnswer, targetOf } from './save-answer.ts'
import { idOf, verb } from './verb.ts'

const BADGES = '/admin/badge-templates'

const COLUMNS: Columns<Row> = {
  id: (badge) => badge['id'],
  name: (badge) => badge['name'],
  state: (badge) => (badge['active'] ? 'active' : 'off'),
  awarded: (badge) => badge['awarded_count'],
}

const AWARDS: Columns<Row> = {
  id: (award) => award['id'],
  name: (award) => award['name'],
  email: (award) => award['email'],
  status: (award) => award['status'],
  awarded: (award) => award['awarded_at'],
  address: (award) => award['badge_url'],
}

type Listing = ListOptions & { status?: string; email?: string }

/** Adds `laurel badges …`. */
export function addBadgeCommands(program: Command): void {
  const badges = program.command('badges').description('badges and their awards')
  listOptions(verb(badges, 'list', 'list badges', 'laurel badges list')).action((options: ListOptions) =>
    printList(BADGES, COLUMNS, options),
  )
  const awards = ['laurel badges awards 3', 'laurel badges awards 3 --status active --json']
  listOptions(idOf(verb(badges, 'awards', 'list the awards of a badge', ...awards), 'badge'))
    .addOption(new Option('--status <status>', 'only those').choices(['active', 'revoked', 'expired']))
    .option('--email <email>', 'only those of this email address')
    .action((badge: number, options: Listing) => {
      const { status, email } = options
      return printList(`${BADGES}/${badge}/awards`, AWARDS, options, { status, email })
    })
  const credential = ['laurel badges credential 12', 'laurel badges credential 12 -o ada.json']
  idOf(verb(badges, 'credential', 'write the signed credential of an award', ...credential), 'award')
    .option(SAVE_FLAGS, SAVE_ABOUT)
    .action(async (id: number, options: SaveOptions) => {
      const target = targetOf(options, `badge-award-${id}.json`)
      await saveAnswer(await ask('GET', `/admin/badge-awards/${id}/credential`), target, options.json)
    })
}

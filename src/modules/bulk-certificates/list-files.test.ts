import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { anEvent } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { submit } from '../../../test/support/stored.ts'

const folder = new URL('../../../test/fixtures/spreadsheets/languages/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, folder))

type Expected = {
  column: string
  email: string
  hours: string
  grade: string
  date: string
  names: string[]
  best: string
}
const columns = (column: string, email: string, hours: string, grade: string, date: string) => ({
  ...{ column, email, hours, grade, date },
})

/** The list that `make-languages.py` writes in each language. */
const LANGUAGES: Record<string, Expected> = {
  english: {
    ...columns('Recipient Name', 'E-mail', 'Hours', 'Grade', 'Date'),
    names: ['Ada Lovelace', 'Grace Hopper', "Conan O'Brien"],
    best: 'Distinction',
  },
  turkish: {
    ...columns('Katılımcı Adı', 'E-posta', 'Saat', 'Not', 'Tarih'),
    names: ['Işıl Öztürk', 'İbrahim Çelik', 'Çağrı Ünal'],
    best: 'Üstün başarı',
  },
  german: {
    ...columns('Vorname + Nachname', 'E-Mail-Adresse', 'Stunden', 'Note', 'Datum'),
    names: ['Jürgen Weiß', 'Zoë Müller', 'Käthe Größer'],
    best: 'sehr gut',
  },
  french: {
    ...columns('Prénom + Nom', 'Adresse e-mail', 'Heures', 'Mention', 'Date'),
    names: ['Zoé Lefèvre', 'Noël Dupont', "Léa d'Arc"],
    best: 'très bien',
  },
  spanish: {
    ...columns('Nombre y apellidos', 'Correo electrónico', 'Horas', 'Calificación', 'Fecha'),
    names: ['Íñigo Muñoz', 'María José Peña', 'Ángel Núñez'],
    best: 'sobresaliente',
  },
  portuguese: {
    ...columns('Nome + Sobrenome', 'Endereço de e-mail', 'Horas', 'Nota', 'Data'),
    names: ['João Conceição', 'Inês Simões', 'Luís Araújo'],
    best: 'muito bom',
  },
  italian: {
    ...columns('Nome e cognome', 'Posta elettronica', 'Ore', 'Voto', 'Data'),
    names: ['Niccolò Donà', 'Zoë Forlì', "Lucia D'Amico"],
    best: 'trenta e lode',
  },
  russian: {
    ...columns('ФИО', 'Электронная почта', 'Часы', 'Оценка', 'Дата'),
    names: ['Анна Ахматова', 'Фёдор Достоевский', 'Юрий Гагарин'],
    best: 'отлично',
  },
  greek: {
    ...columns('Όνομα + Επώνυμο', 'Ηλεκτρονικό ταχυδρομείο', 'Ώρες', 'Βαθμός', 'Ημερομηνία'),
    names: ['Οδυσσέας Ελύτης', 'Μαρία Κάλλας', 'Γιώργος Σεφέρης'],
    best: 'άριστα',
  },
  arabic: {
    ...columns('الاسم', 'البريد الإلكتروني', 'الساعات', 'التقدير', 'التاريخ'),
    names: ['محمد الفاتح', 'فاطمة الزهراء', 'عمر الخيام'],
    best: 'ممتاز',
  },
  chinese: {
    ...columns('姓名', '电子邮箱', '学时', '成绩', '日期'),
    names: ['王小明', '李娜', '欧阳修'],
    best: '优秀',
  },
  japanese: {
    ...columns('姓 + 名', 'メールアドレス', '時間', '評価', '日付'),
    names: ['山田太郎', '佐藤花子', '鈴木一郎'],
    best: '優',
  },
}
const HOURS = ['10', '7.5', '30']
const PROGRAMS = ['openpyxl.xlsx', 'xlsxwriter.xlsx', 'libreoffice.xlsx', 'pandas.xlsx']

const jobs: { language: string; eventId: number }[] = []
let world: World
before(async () => {
  world = await startWorld({ credits: 20_000 })
})
after(() => world[Symbol.asyncDispose]())

test('every language has a file of every program, and every file has its language', () => {
  const files = readdirSync(folder)
  for (const language of Object.keys(LANGUAGES))
    for (const program of PROGRAMS) assert.ok(files.includes(`${language}-${program}`), `${language}-${program}`)
  assert.ok(files.every((file) => file.split('-')[0]! in LANGUAGES))
})

for (const file of readdirSync(folder)) {
  test(`${file} becomes a job with its names, addresses and values`, async () => {
    const expected = LANGUAGES[file.split('-')[0]!]!
    const labels = { hours: expected.hours, grade: expected.grade, date: expected.date }
    const certificate_values = Object.entries(labels).map(([key, label]) => ({ key, label }))
    const event = await anEvent(world, { certificate_values })
    const { status, body } = await submit(world, event.id, read(file), { query: '?dry_run=true', name: file })
    assert.equal(status, 200, JSON.stringify(body))
    assert.deepEqual(
      body.names.map(({ name, email, values }: any) => ({ name, email, ...values })),
      expected.names.map((name, at) => ({
        ...{
          name,
          email: `p${at + 1}@example.org`,
          hours: HOURS[at],
          grade: expected.best,
          date: `2026-05-0${at + 1}`,
        },
      })),
    )
    assert.deepEqual([body.column, body.email_column, body.warnings], [expected.column, expected.email, []])
    assert.deepEqual(
      body.columns.slice(-4).map(({ header, sample }: any) => [header, sample]),
      [
        [expected.email, 'p1@example.org'],
        [expected.hours, '10'],
        [expected.grade, expected.best],
        [expected.date, '2026-05-01'],
      ],
    )
    const made = await submit(world, event.id, read(file), { name: file })
    assert.deepEqual([made.status, made.body.total_count], [201, 3], made.text)
    assert.deepEqual([made.body.column, made.body.mapping], [expected.column, body.mapping])
    jobs.push({ language: file.split('-')[0]!, eventId: event.id })
  })
}

test('the certificates of every file state what it says', async () => {
  await world.runJobs()
  assert.equal(jobs.length, readdirSync(folder).length)
  for (const { language, eventId } of jobs) {
    const { names, best, ...labels } = LANGUAGES[language]!
    const { body } = await world.request('GET', `/admin/events/${eventId}/certificates`)
    assert.deepEqual(
      body.toReversed().map(({ attendee_name, values }: any) => ({ attendee_name, values })),
      names.map((attendee_name, at) => ({
        attendee_name,
        values: [
          { key: 'hours', label: labels.hours, value: HOURS[at] },
          { key: 'grade', label: labels.grade, value: best },
          { key: 'date', label: labels.date, value: `2026-05-0${at + 1}` },
        ],
      })),
      language,
    )
  }
})

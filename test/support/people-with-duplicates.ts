import { randomBelow } from './random-from.ts'

/** A contact as somebody wrote it down, and who it is: contacts with the same `who` are one person. */
export type Written = {
  who: number
  first_name: string
  last_name: string
  email: string | null
  phone: string | null
  account: string | null
}

const FIRST =
  `Ayşe Fatma Emine Zeynep Elif İrem Işıl Merve Büşra Çağla Mehmet Mustafa Ahmet Ali Hüseyin Hasan İbrahim Ömer Yusuf
Kerem Barış Çınar Görkem Işık Anna Maria Sofia Laura Julia Clara Lena Hannah Emily Olivia Charlotte Grace Lucía Carmen Inés
Noémie Chloé Amélie Margaux Giulia Chiara Beatriz Mariana James Oliver William Thomas Daniel Matthew Lukas Jonas Sebastian
Maximilian Jürgen Günther François Étienne Mathieu Alejandro Javier José Diego Marco Alessandro Lorenzo João Tiago Søren
Łukasz Zoë Björn Mikael Dmitri Sergei Nikolai Katarzyna Agnieszka Siobhán Ewan Rhys Priya Ananya Wei Haruto Fatima Omar`.split(
    /\s+/,
  )
const LAST =
  `Yılmaz Kaya Demir Çelik Şahin Yıldız Yıldırım Öztürk Aydın Özdemir Arslan Doğan Kılıç Aslan Çetin Koç Kurt Özkan
Şimşek Polat Işık Güneş İnce Müller Schmidt Schneider Fischer Weber Wagner Becker Hoffmann Schäfer Koch Bauer Richter Klein
Wolf Schröder Neumann Zimmermann Hartmann Krüger Smith Johnson Williams Brown Taylor Davies Evans Wilson Roberts Thompson
Walker Wright Robinson Harrison Mitchell Campbell Anderson Fletcher García Rodríguez González Fernández López Martínez
Sánchez Romero Navarro Domínguez Dubois Lefèvre Moreau Fournier Girard Bonnet Rossi Ferrari Esposito Bianchi Romano
Colombo Silva Santos Ferreira Pereira Oliveira Almeida Jørgensen Kowalski Wiśniewski Nowak Sørensen Lindqvist Petrov
Ivanova Nakamura O'Brien Murphy Kelly Venkataraman Abdullah`.split(/\s+/)
const FIRM =
  `Anadolu Marmara Borealis Northwind Quantum Helvetia Meridian Solaris Vertex Pinnacle Lumen Cascade Orion Atlas
Nimbus Zephyr Ember Granite Harbor Juniper Kestrel Lotus Mosaic Nectar Opal Prairie Quill Raven Summit Tundra Umbra Velvet
Willow Yonder Zenith Aurora Beacon Cobalt Delta Falcon`.split(/\s+/)
const TRADE =
  `Yazılım Lojistik Sağlık Enerji Medya Consulting Logistics Software Foods Textiles Robotics Travel Optics Bank Energy
Media Health Design Motors Steel`.split(/\s+/)
const LEGAL = ['Ltd', 'A.Ş.', 'GmbH', 'Inc.', 'Limited', 'S.A.', 'Ltd. Şti.', 'LLC']
const SERVICES = ['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com', 'icloud.com', 'yandex.com.tr', 'gmx.de']

const plain = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{Mn}/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
const slug = (text: string) => plain(text).replace(/[^a-z0-9]/g, '')

/**
 * Contacts of an organisation in Turkey, about a tenth of them duplicated as typing, forms, files and phones record
 * people. Among them are many who are alike and are not the same: families sharing a phone or mailbox, namesakes at
 * several companies and at one, and colleagues whose names differ by a letter.
 */
export function peopleWithDuplicates(seed: number, count: number): Written[] {
  const world = makeWorld(seed)
  const people: Written[] = []
  for (let who = 1; people.length < count; who++) {
    const person = world.somebody(who)
    people.push(person)
    const kind = world.below(100)
    if (kind < 9) people.push(world.again(person))
    if (kind < 1) people.push(world.again(person))
    if (kind >= 90) people.push(world.somebodyAlike(person, ++who))
  }
  return people.slice(0, count)
}

function makeWorld(seed: number) {
  const below = randomBelow(seed)
  const one = <T>(list: readonly T[]): T => list[below(list.length)]!
  const chance = (percent: number) => below(100) < percent
  let serial = 0
  const firm = () => `${one(FIRM)}${below(60) === 0 ? '' : ` ${one(FIRM)}`} ${one(TRADE)} ${one(LEGAL)}`
  const domainOf = (account: string) => `${slug(account.split(' ').slice(0, -1).join(''))}.com`
  const number = () => `5${below(100).toString().padStart(2, '0')}${(1_000_000 + below(9_000_000)).toString()}`
  const local = ({ first_name, last_name }: Written) => `${slug(first_name)}.${slug(last_name)}`
  const privately = (person: Written) => `${local(person)}${++serial}@${one(SERVICES)}`
  const at = (person: Written) => `${local(person)}@${domainOf(person.account!)}`
  const nobody = (who: number): Written => ({
    who,
    first_name: '',
    last_name: '',
    email: null,
    phone: null,
    account: null,
  })

  const somebody = (who: number): Written => {
    const person = { ...nobody(who), first_name: one(FIRST), last_name: one(LAST), account: chance(70) ? firm() : null }
    if (chance(8)) person.first_name += ` ${one(FIRST)}`
    const phone = chance(65) ? formatted(number()) : null
    const email = person.account !== null && chance(60) ? at(person) : chance(75) ? privately(person) : null
    return { ...person, phone, email: email ?? (phone === null ? privately(person) : null) }
  }

  const formatted = (digits: string): string => {
    const [area, three, two, last] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 8), digits.slice(8)]
    return one([
      `0${digits}`,
      `+90${digits}`,
      `0${area} ${three} ${two} ${last}`,
      `+90 (${area}) ${three}-${two}-${last}`,
      `0090 ${area} ${three} ${two} ${last}`,
      `(0${area}) ${three}${two}${last}`,
      `${area} ${three} ${two} ${last}`,
    ])
  }

  /** One or two typing errors in the longer of two names. */
  const mistyped = (person: Written): Written => {
    const field = person.last_name.length >= person.first_name.length ? 'last_name' : 'first_name'
    const letters = [...person[field]]
    const at = 1 + below(letters.length - 1)
    const way = below(4)
    if (way === 0) letters.splice(at, 1)
    else if (way === 1) letters.splice(at, 0, one([...'aeinrlst']))
    else if (way === 2) letters[at] = one([...'aeinrlst'])
    else letters.splice(at - 1, 2, letters[at]!, letters[at - 1]!)
    return { ...person, [field]: letters.join('') }
  }

  /** The same name as keyboards and machines write it. */
  const rewritten = (person: Written): Written => {
    const { first_name, last_name } = person
    const each = (write: (text: string) => string) => ({
      ...person,
      first_name: write(first_name),
      last_name: write(last_name),
    })
    return one([
      () => person,
      () => each(plain),
      () => each((text) => text.toLocaleUpperCase('tr')),
      () => each((text) => text.toUpperCase()),
      () => ({ ...person, first_name: last_name, last_name: first_name }),
      () => mistyped(person),
      () => mistyped(person),
      () => ({ ...person, first_name: `${first_name} ${last_name}`, last_name: '' }),
      () => ({ ...person, first_name: `${first_name[0]}.` }),
    ])()
  }

  const readdressed = (email: string): string => {
    const [box = '', domain = ''] = email.split('@')
    const tagged = domain === 'yahoo.com' ? `${box}-news@${domain}` : `${box}+news@${domain}`
    if (domain !== 'gmail.com') return one([tagged, tagged.replace('news', 'event2026')])
    return one([
      tagged,
      email.replace('.', ''),
      `${box.replace('.', '')}@googlemail.com`,
      `${box[0]}.${box.slice(1)}@${domain}`,
    ])
  }

  /** Another contact for the same person. */
  const again = (person: Written): Written => {
    const { email, phone, account } = person
    const digits = phone?.replace(/\D/g, '').slice(-10)
    const elsewhere = () => (chance(50) ? privately(person) : null)
    const ways = [
      ...(email === null ? [] : [() => ({ ...rewritten(person), email: readdressed(email), phone: null })]),
      ...(digits === undefined ? [] : [() => ({ ...rewritten(person), email: elsewhere(), phone: formatted(digits) })]),
      ...(account === null ? [] : [() => ({ ...rewritten(person), email: elsewhere(), phone: formatted(number()) })]),
      ...(account === null ? [] : [() => ({ ...person, account: renamed(account), email: elsewhere() })]),
    ]
    return { ...one(ways)(), who: person.who }
  }

  const renamed = (account: string): string => {
    const words = account.split(' ').slice(0, -1)
    return one([
      words.join(' '),
      `${words.join(' ')} ${one(LEGAL)}`,
      plain(words.join(' ')),
      words.join(' ').toUpperCase(),
    ])
  }

  /** Somebody else who could be taken for a person. */
  const somebodyAlike = (person: Written, who: number): Written => {
    const other = somebody(who)
    const relative = { ...other, last_name: person.last_name, account: null }
    const sibling = person.first_name === relative.first_name ? { ...relative, first_name: one(FIRST) } : relative
    const namesake = { ...other, first_name: person.first_name, last_name: person.last_name }
    return one([
      () => ({ ...sibling, phone: person.phone ?? other.phone }),
      () => ({ ...sibling, email: person.email?.replace('@', `+${slug(sibling.first_name)}@`) ?? other.email }),
      () => ({ ...namesake, account: firm(), email: null, phone: formatted(number()) }),
      () => ({ ...namesake, email: privately(namesake) }),
      () => ({ ...other, account: person.account, last_name: person.last_name, email: privately(other) }),
      () => ({ ...other, account: person.account, first_name: person.first_name, email: privately(other) }),
      () => ({
        ...namesake,
        account: person.account,
        email: person.account === null ? null : at(person).replace('@', '2@'),
      }),
    ])()
  }
  return { below, somebody, again, somebodyAlike }
}

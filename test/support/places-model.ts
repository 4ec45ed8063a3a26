type Person = { status: string; order: number; until: number; mails: string[]; knownAt: number }

const HOUR = 3_600_000
export const OFFER_HOURS = 2

/** Every second person is a student, whose places are few. */
export const typeOf = (email: string) => (Number(/\d+/.exec(email)![0]) % 2 ? 'student' : 'guest')

/** The rules for giving places, in their plainest form. Every step gives the status that it is answered with. */
export function placesModel(capacity: number | null, students: number) {
  const people = new Map<string, Person>()
  const event = { capacity, now: 0 }
  let order = 0
  const count = (...statuses: string[]) => [...people.values()].filter(({ status }) => statuses.includes(status)).length
  const free = () => (event.capacity === null ? people.size : event.capacity - count('registered', 'offered'))
  const ofType = (type: string, ...statuses: string[]) =>
    [...people].filter(([email, { status }]) => typeOf(email) === type && statuses.includes(status)).length
  /** Places of a type, those that are free. */
  const freeOf = (type: string) =>
    type === 'student' ? Math.max(0, students - ofType(type, 'registered', 'offered')) : people.size
  const waiting = () =>
    [...people].filter(([, { status }]) => status === 'waitlisted').sort(([, a], [, b]) => a.order - b.order)
  const entering = (email: string) => {
    // Only people whose type has a place are before a newcomer in line.
    const before = ['student', 'guest'].map((type) => Math.min(ofType(type, 'waitlisted'), freeOf(type)))
    const hasPlace = event.capacity === null || free() > before[0]! + before[1]!
    const type = typeOf(email)
    const hasOfType = type === 'guest' || freeOf(type) > ofType(type, 'waitlisted')
    return hasPlace && hasOfType ? 'registered' : 'waitlisted'
  }
  /** Mails are to an address, also when its attendee was removed and came again. */
  const enter = (email: string, status: string, mail: string[]) => {
    const { mails = [], knownAt = -HOUR } = people.get(email) ?? {}
    people.set(email, { status, order: ++order, until: 0, mails: [...mails, ...mail], knownAt })
    return 201
  }
  const move = (person: Person, status: string, ...mails: string[]) => {
    Object.assign(person, { status, mails: [...person.mails, ...mails] })
    return 200
  }
  const isIn = (email: string) => (people.get(email)?.status ?? 'gone') !== 'gone'
  return {
    event,
    people,
    position: (email: string) => waiting().findIndex(([own]) => own === email) + 1 || null,
    register(email: string) {
      const person = people.get(email)
      const status = entering(email)
      if (!isIn(email) || person!.status === 'cancelled')
        return enter(email, status, [status === 'registered' ? 'registration_confirmed' : 'registration_waitlisted'])
      if (event.now - person!.knownAt < HOUR) return 201
      person!.knownAt = event.now
      person!.mails.push('registration_known')
      return 201
    },
    cancel(email: string) {
      const person = people.get(email)
      if (!isIn(email)) return 404
      if (person!.status !== 'cancelled') move(person!, 'cancelled', 'registration_cancelled')
      return 204
    },
    accept(email: string) {
      const person = people.get(email)
      if (!isIn(email)) return 404
      if (person!.status === 'registered') return 200
      if (person!.status !== 'offered' || person!.until <= event.now) return 409
      return move(person!, 'registered', 'registration_confirmed')
    },
    add: (email: string) => (isIn(email) ? 409 : enter(email, 'registered', [])),
    remove(email: string) {
      if (!isIn(email)) return 404
      Object.assign(people.get(email)!, { status: 'gone', knownAt: -HOUR })
      return 204
    },
    organise(email: string, status: 'registered' | 'cancelled') {
      const person = people.get(email)
      if (!isIn(email)) return 404
      const waits = ['waitlisted', 'offered'].includes(person!.status)
      return move(person!, status, ...(waits && status === 'registered' ? ['registration_confirmed'] : []))
    },
    sweep() {
      for (const person of people.values())
        if (person.status === 'offered' && person.until <= event.now) move(person, 'cancelled', 'offer_ended')
      for (const [email, person] of waiting()) {
        if ((event.capacity !== null && free() <= 0) || freeOf(typeOf(email)) === 0) continue
        move(person, 'offered', 'place_offered')
        person.until = event.now + OFFER_HOURS * HOUR
      }
    },
  }
}

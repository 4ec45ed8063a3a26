import type { Kind, ObjectHistory } from './models.ts'

type Line = [client: number, start: number, end: number | null, input: object, output: object | null]

const history = (name: string, kind: Kind, size: number, ...lines: Line[]): ObjectHistory => ({
  ...{ kind, size, name },
  operations: lines.map(([client, start, end, input, output]) => ({ client, start, end, input, output })),
})

const register = (who: string) => ({ do: 'register', who })
const registered = { status: 'registered' }
const waitlisted = { status: 'waitlisted' }
const accept = (who: string) => ({ do: 'accept', who })
const cancelled = { status: 'cancelled' }
const enter = { do: 'in' }
const issue = (key: string | null) => ({ do: 'issue', key })
const issued = (id: string | null, replayed = false) => ({ id, replayed })
const submit = (job: string, count: number) => ({ do: 'submit', job, count })

/** Histories that could have happened. */
export const possible: ObjectHistory[] = [
  history(
    'two race for one place',
    'places',
    1,
    [0, 1, 5, register('a'), waitlisted],
    [1, 2, 4, register('b'), registered],
  ),
  history(
    'a lost registration took the place',
    'places',
    1,
    [0, 1, null, register('a'), null],
    [1, 2, 3, register('b'), waitlisted],
  ),
  history(
    'a lost registration did not',
    'places',
    1,
    [0, 1, null, register('a'), null],
    [1, 2, 3, register('b'), registered],
  ),
  history(
    ...(['a place goes to the first who waits', 'places', 1] as const),
    [0, 1, 2, register('a'), registered],
    [0, 3, 4, register('b'), waitlisted],
    [0, 5, 6, register('c'), waitlisted],
    [0, 7, 8, { do: 'cancel', who: 'a' }, cancelled],
    [0, 9, 10, register('d'), waitlisted],
    [0, 11, 12, accept('b'), registered],
    [0, 13, 14, { do: 'waiting' }, { offered: [], waiting: ['c', 'd'] }],
  ),
  history(
    ...(['a place that is freed during a registration', 'places', 1] as const),
    [0, 1, 2, register('a'), registered],
    [0, 3, 9, { do: 'cancel', who: 'a' }, cancelled],
    [1, 6, 7, { do: 'people' }, { registered: [], others: [] }],
    [2, 4, 12, { ...register('b'), freed: 1 }, waitlisted],
    [1, 10, 11, { do: 'people' }, { registered: [], others: [] }],
  ),
  history('an unseen check-in', 'door', 0, [0, 1, null, enter, null], [1, 5, 6, enter, { again: true, at: 'x' }]),
  history(
    'one key, two clients',
    'certificates',
    0,
    [0, 1, 5, issue('k'), issued('1', true)],
    [1, 2, 4, issue('k'), issued('1')],
  ),
  history(
    ...(['a job that ended unseen', 'credits', 5] as const),
    [0, 1, 2, submit('a', 3), { done: true }],
    [0, 3, 4, submit('b', 3), { done: false }],
    [0, 5, 6, { do: 'balance' }, { balance: 2, held: 0 }],
    [0, 7, 8, { do: 'cancel', job: 'a' }, { done: false }],
    [0, 9, 10, { do: 'ledger' }, { hold: ['a'], capture: ['a'], release: [] }],
  ),
]

/** Histories that no correct service gives. */
export const impossible: ObjectHistory[] = [
  history('overbooked', 'places', 1, [0, 1, 4, register('a'), registered], [1, 2, 3, register('b'), registered]),
  history(
    ...(['an acknowledged registration is lost', 'places', 2] as const),
    [0, 1, 2, register('a'), registered],
    [0, 3, 4, { do: 'people' }, { registered: [], others: [] }],
  ),
  history(
    ...(['a stale read', 'places', 2] as const),
    [0, 1, 2, register('a'), registered],
    [0, 3, 4, { do: 'people' }, { registered: ['a'], others: [] }],
    [1, 5, 6, { do: 'people' }, { registered: [], others: [] }],
  ),
  history(
    ...(['the second who waits is first', 'places', 1] as const),
    [0, 1, 2, register('a'), registered],
    [0, 3, 4, register('b'), waitlisted],
    [0, 5, 6, register('c'), waitlisted],
    [0, 7, 8, { do: 'cancel', who: 'a' }, cancelled],
    [0, 9, 10, accept('c'), registered],
  ),
  history(
    ...(['a newcomer before those who wait', 'places', 1] as const),
    [0, 1, 2, register('a'), registered],
    [0, 3, 4, register('b'), waitlisted],
    [0, 5, 6, { do: 'cancel', who: 'a' }, cancelled],
    [0, 7, 8, register('c'), registered],
  ),
  history(
    'in twice',
    'door',
    0,
    [0, 1, 4, enter, { again: false, at: 'x' }],
    [1, 2, 3, enter, { again: false, at: 'y' }],
  ),
  history(
    'another time',
    'door',
    0,
    [0, 1, 2, enter, { again: false, at: 'x' }],
    [1, 3, 4, enter, { again: true, at: 'y' }],
  ),
  history('undone for nobody', 'door', 0, [0, 1, 2, { do: 'undo' }, { done: true }]),
  history(
    'one key, two certificates',
    'certificates',
    0,
    [0, 1, 5, issue('k'), issued('1')],
    [1, 2, 4, issue('k'), issued('2')],
  ),
  history(
    'two active certificates',
    'certificates',
    0,
    [0, 1, 5, issue(null), issued('1')],
    [1, 2, 4, issue(null), issued('2')],
  ),
  history(
    ...(['revoked and active again', 'certificates', 0] as const),
    [0, 1, 2, issue('k'), issued('1')],
    [0, 3, 4, { do: 'revoke', id: '1' }, { status: 'revoked' }],
    [1, 5, 6, { do: 'verify', id: '1' }, { status: 'active' }],
  ),
  history(
    'more credits than there are',
    'credits',
    3,
    [0, 1, 4, submit('a', 2), { done: true }],
    [1, 2, 3, submit('b', 2), { done: true }],
  ),
  history(
    ...(['credits returned twice', 'credits', 3] as const),
    [0, 1, 2, submit('a', 2), { done: true }],
    [0, 3, 4, { do: 'cancel', job: 'a' }, { done: true }],
    [0, 5, 6, { do: 'ledger' }, { hold: ['a'], capture: [], release: ['a', 'a'] }],
  ),
  history(
    ...(['cancelled and spent', 'credits', 3] as const),
    [0, 1, 2, submit('a', 2), { done: true }],
    [0, 3, 4, { do: 'cancel', job: 'a' }, { done: true }],
    [0, 5, 6, { do: 'balance' }, { balance: 1, held: 0 }],
  ),
]

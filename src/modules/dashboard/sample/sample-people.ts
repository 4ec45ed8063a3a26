import { emailKey } from '../../../lib/text/email-key.ts'
import { SAMPLE_DOMAIN } from '../../../lib/text/sample-address.ts'

const NAMES: [first: string, last: string][] = [
  ...([
    ['Ayşe', 'Yılmaz'],
    ['İbrahim', 'Çağlayan'],
    ['Şükrü', 'Öztürk'],
    ['Gökçe', 'Işık'],
    ['Ümit', 'Kılıçdağı'],
    ['Zeynep', 'Ağaoğlu'],
    ['Iraz', 'Gündoğdu'],
    ['Çınar', 'Şahin'],
  ] as [string, string][]),
  ...([
    ['مريم', 'العلوي'],
    ['عبد الرحمن', 'بن خالد'],
    ['فاطمة', 'الزهراء'],
    ['يوسف', 'حداد'],
    ['ليلى', 'منصور'],
  ] as [string, string][]),
  ...([
    ['王', '小明'],
    ['李', '娜'],
    ['欧阳', '修远'],
    ['陳', '美玲'],
    ['司马', '光'],
  ] as [string, string][]),
  ...([
    ['Ada', 'Lovelace'],
    ['Grace', 'Hopper'],
    ['Alan', 'Turing'],
    ['Edsger', 'Dijkstra'],
    ['Barbara', 'Liskov'],
    ['Donald', 'Knuth'],
    ['Katherine', 'Johnson'],
    ['Tim', 'Berners-Lee'],
    ['Radia', 'Perlman'],
    ['Margaret', 'Hamilton'],
  ] as [string, string][]),
  ...([
    ['Zoë', 'Brontë-O’Neill'],
    ['Nguyễn', 'Thị Minh Khai'],
    ['Łukasz', 'Żółkiewski'],
    ['Ólafur', 'Þórðarson'],
    ['Елена', 'Соколова'],
    ['Αλέξανδρος', 'Παπαδόπουλος'],
    ['דנה', 'כהן'],
    ['प्रिया', 'शर्मा'],
    ['สมชาย', 'ใจดี'],
    ['Wolfeschlegelsteinhausen', 'Bergerdorff-Hohenzollern von Sigmaringen'],
    ['Maria Anna Sophia Cecilia', 'Kalogeropoulou de la Santísima Trinidad y Mendoza'],
    ['X', ''],
  ] as [string, string][]),
]

/** Number of people who are checked in already. */
const CHECKED_IN = 14

/** Fictional people whose names cover difficult cases: many scripts, both directions, very long and very short. */
export const samplePeople = NAMES.map(([first_name, last_name], index) => {
  const email = `guest-${index + 1}@${SAMPLE_DOMAIN}`
  return { row: index + 1, first_name, last_name, email, email_key: emailKey(email), attended: index < CHECKED_IN }
})

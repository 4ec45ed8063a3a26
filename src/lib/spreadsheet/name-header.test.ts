import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isEmailHeader } from './email-column.ts'
import { nameHeader } from './name-header.ts'

const partOf = (header: string) => nameHeader(header)?.part
const lines = (text: string) => text.split('|').map((each) => each.trim())

test('headers for names of people are recognised in many languages, whatever stands around the name', () => {
  for (const header of lines(`Names|Name Surname|Recipient Name|Employee Name|Katılımcı Adı|Öğrenci Adı|Personel Adı|
    Ad ve Soyad|Teilnehmer|姓名|ФИО|Ф.И.О.|الاسم|Nom et prénom|Nombre y apellidos|Имя и фамилия|Фамилия Имя Отчество|
    Imię i nazwisko|Όνομα και επώνυμο|ΟΝΟΜΑΤΕΠΩΝΥΜΟ|氏名|お名前|参加者名|学生姓名|학생 이름|참가자명|Vor- und Nachname|
    Nome completo do participante|الاسم الكامل|اسم الطالب|ชื่อ-นามสกุล|नाम|Jméno a příjmení|Họ và tên|Participant’s name|
    Particpant Name|Recepient name|Name (as it should appear on the certificate)|Sertifikada Yazılacak İsim|
    Adınız Soyadınız|What is your full name?|1. Name|Teilnehmer:innen|Nom du participant|NAME OF PARTICIPANT`))
    assert.ok(['whole', 'name', 'person'].includes(partOf(header) ?? ''), header)
})

test('a name has a word in every script that is drawn', () => {
  for (const header of lines(`Name|Имя|Όνομα|اسم|שם|ชื่อ|नाम|নাম|பெயர்|పేరు|სახელი|Անուն|ឈ្មោះ|ስም|အမည်|ຊື່|නම|નામ|ਨਾਮ|
    പേര്|ಹೆಸರು|ନାମ|མིང|名前|姓名|이름|पूरा नाम|শিক্ষার্থীর নাম|მონაწილის სახელი და გვარი|የተማሪ ስም|שם פרטי ושם משפחה|
    ชื่อ-สกุล|姓名（中文）|이름(한글)|Прізвище та ім’я|Certificate recipient|Certificate holder name`))
    assert.ok(partOf(header) !== undefined, header)
})

test('headers for one half of a name are told apart', () => {
  for (const header of lines('First name|Student first name|Vorname|Prénom|Imię|الاسم الأول|Prenume'))
    assert.equal(partOf(header), 'given', header)
  for (const header of lines(
    'Last name|Öğrenci Soyadı|Nachname|Фамилия|Nom de famille|اسم العائلة|姓|Επώνυμο|Apellidos',
  ))
    assert.equal(partOf(header), 'family', header)
})

test('names of anything else, and columns about people, are not taken for names', () => {
  for (const header of lines(`Company name|Event name|File name|Kurs adı|Firma Adı|Certificate name|Course|Trainer name|
    User name|Username|Nickname|公司名称|课程名|イベント名|회사 이름|اسم الشركة|Имя файла|Название|Nombre del curso|
    Nom de la formation|Nome do evento|Όνομα εταιρείας|Baba adı|Anne Adı|Okul adı|Contract name|Name (Company)|
    Attended|Graduated|Invited|Dinner|Games|Member|Staff|Full|First|Participant ID|Number of participants|Student number|
    フリガナ|E-mail|Date of birth|Grade|on|2|Class|ID|Zertifikat|Notlar`))
    assert.equal(partOf(header), undefined, header)
})

test('an address column may name the people, and nobody else', () => {
  for (const header of lines(`Participant's e-mail|Katılımcı e-posta|Correo electrónico del alumno|البريد الإلكتروني|
    メールアドレス|Электронная почта|Ηλεκτρονικό ταχυδρομείο|E-posta adresiniz`))
    assert.ok(isEmailHeader(header), header)
  for (const header of lines('Company email|Mailing list|Female|Address|e|Person|Post|'))
    assert.ok(!isEmailHeader(header), header)
})

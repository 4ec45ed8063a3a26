/**
 * Words of headers for people's names, in languages whose scripts are drawn. Case, accents and the dot of i do not
 * matter. Texts in scripts without spaces are split into these words.
 */
export const NAME_WORDS = {
  /** A full name on its own. */
  whole: `fullname adsoyad adisoyadi isimsoyisim фио піб ονοματεπωνυμο ονομαεπωνυμο 姓名 全名 氏名 성명 성함 hoten imienazwisko`,
  /** A name; the given name if there is a column of family names. */
  name: `name names isim isimler isminiz ismi ad adi adin adiniz adlar adlari nom noms nombre nombres nome nomi nomes
    naam namen navn namn nafn nimi nimet jmeno jmena meno mena ime imena nev nume vardas vards emri izena nama pangalan ten
    имя имена імя імена име аты есімі ονομα ονοματα اسم الاسم الأسماء أسماء نام שם השם שמות नाम নাম ชื่อ 名 名前 名字 이름 명
    անուն անունը სახელი ושם ім імʼя नाव பெயர் పేరు ಹೆಸರು പേര് નામ ਨਾਮ ਨਾਂ ନାମ නම ឈ្មោះ ຊື່ အမည် နာမည် ስም མིང`,
  /** A given name, and never more. */
  given: `vor voor forename forenames firstname givenname vorname vornamen rufname prenom prenoms voornaam voornamen fornavn
    fornamn etunimi etunimet imie imiona prenume prenumele keresztnev utonev eesnimi отчество patronymic`,
  /** A family name, and never more. */
  family: `surname surnames lastname lastnames familyname soyad soyadi soyadiniz soyisim soyismi soyisminiz nachname
    nachnamen familienname zuname apellido apellidos cognome cognomi sobrenome sobrenomes apelido apelidos achternaam
    achternamen familienaam etternavn efternavn efternamn sukunimi nazwisko nazwiska prijmeni priezvisko prezime priimek
    vezeteknev perekonnanimi pavarde uzvards mbiemri ho фамилия фамилии прізвище фамилно презиме тегі επωνυμο επιθετο
    اللقب الكنية उपनाम นามสกุล 姓 姓氏 苗字 성 성씨 ազգանուն გვარი สกุล жөні आडनाव थर குடும்பப்பெயர் અટક នាមត្រកូល ນາມສະກຸນ`,
  /** Makes a name a given name. */
  givenMark: `first given primer primo primeiro proprio propio pila الأول פרטי личное krstne`,
  /** Makes a name a family name. */
  familyMark: `last family famille familia العائلة الأخير خانوادگی משפחה`,
  /** Says that a name is whole. */
  full: `full complete completo completa complet complets tam vollständiger vollständige vollständig volledige voller
    volles полное полностью повне πλήρες πλήρης ολόκληρο الكامل كامل الثلاثي الرباعي کامل מלא पूरा পুরো เต็ม 完整 中文 英文
    フルネーム 漢字 한글 පූර්ණ සම්පූර්ණ पूर्ण পূর্ণ সম্পূর্ণ முழு పూర్తి ಪೂರ್ಣ മുഴുവൻ પૂરું સંપૂર્ણ ਪੂਰਾ ପୂରା ពេញ ሙሉ სრული լրիվ
    pełne pełny celé celá úplné celo puno teljes komplett fullt fullständigt fulde lengkap penuh`,
  /** People who get certificates. */
  person: `attendee attendees participant participants recipient recipients student students pupil pupils learner
    learners trainee trainees candidate candidates delegate delegates graduate graduates employee employees awardee
    awardees honoree honorees registrant registrants invitee invitees volunteer volunteers winner winners finisher
    finishers holder katılımcı katılımcılar katılımcının katılımcıların öğrenci öğrenciler öğrencinin kursiyer kursiyerler
    kursiyerin personel personelin çalışan çalışanlar çalışanın mezun mezunlar aday adaylar stajyer gönüllü teilnehmer
    teilnehmerin teilnehmerinnen teilnehmers teilnehmende teilnehmenden teilnehmender studenten studentin studierende
    studierenden schüler schülers schülerin mitarbeiter mitarbeiters mitarbeiterin mitarbeitende mitarbeitenden empfänger
    empfängers absolvent absolventen participante participantes asistente asistentes alumno alumnos alumna alumnas
    estudiante estudiantes empleado empleados empleada destinatario destinatarios galardonado stagiaire stagiaires
    étudiant étudiants étudiante élève élèves apprenant apprenants employé employés salarié salariés destinataire
    destinataires bénéficiaire bénéficiaires lauréat lauréats partecipante partecipanti studente studenti studentessa
    dipendente dipendenti allievo allievi corsista corsisti aluno alunos aluna estudante estudantes funcionário
    funcionários colaborador colaboradores formando formandos deelnemer deelnemers cursist cursisten werknemer werknemers
    medewerker medewerkers uczestnik uczestnika uczestnicy uczestników studenta pracownik pracownika kursant kursanta
    odbiorca odbiorcy účastník účastníka účastníci zaměstnanec učesnik sudionik polaznik resztvevő hallgató participantul
    cursant cursantului deltager deltagere deltagare osallistuja peserta siswa karyawan участник участника участники
    участников слушатель слушателя студент студента студенты ученик ученика сотрудник сотрудника сотрудники работник
    работника получатель получателя обучающийся обучающегося учасник учасника учасники слухач συμμετέχων συμμετέχοντα
    συμμετέχοντος συμμετέχοντες συμμετεχόντων φοιτητής φοιτητή μαθητής μαθητή σπουδαστής εργαζόμενος εργαζομένου المشارك
    مشارك المشاركين المشاركون الطالب طالب الطلاب المتدرب متدرب المتدربين الموظف موظف الموظفين المستلم الحضور الخريج دانشجو
    משתתף המשתתף משתתפים תלמיד סטודנט עובד प्रतिभागी छात्र विद्यार्थी कर्मचारी ผู้เข้าร่วม ผู้เรียน นักเรียน นักศึกษา พนักงาน
    参与者 参加者 参会者 参会人员 参会人 学员 学生 员工 职工 获奖者 获奖人 與會者 學員 學生 員工 受講者 受講生 出席者 受賞者
    社員 従業員 生徒 修了者 참가자 참석자 수강생 수강자 학생 직원 교육생 수료자 수상자 emp অংশগ্রহণকারী অংশগ্রহণকারীর শিক্ষার্থী শিক্ষার্থীর ছাত্র सहभागी பங்கேற்பாளர் மாணவர்
    విద్యార్థి ವಿದ್ಯಾರ್ಥಿ വിദ്യാർത്ഥി વિદ્યાર્થી ਵਿਦਿਆਰਥੀ ଛାତ୍ର ශිෂ්‍ය អ្នកចូលរួម សិស្ស និស្សិត ນັກສຶກສາ ນັກຮຽນ ကျောင်းသား တက်ရောက်သူ ተማሪ
    የተማሪ ተሳታፊ የተሳታፊ მონაწილე მონაწილის სტუდენტი სტუდენტის մասնակից մասնակցի ուսանող ուսանողի`,
  /** People who may be listed next to those who get certificates. */
  otherPerson: `member members guest guests person persons people staff personnel teacher teachers speaker speakers
    athlete athletes player players runner runners üye üyenin üyeler misafir misafirler davetli davetliler kişi kişiler
    kişinin öğretmen öğretmenin konuşmacı konuşmacılar sporcu sporcunun gast gäste mitglied mitglieder personen lehrer
    lehrerin referent referenten miembro miembros invitado invitados persona personas profesor membre membres invité
    invités personne personnes enseignant enseignants membro membri ospite ospiti pessoa pessoas membros convidado
    convidados lid leden gasten osoba osoby gość członek člen член гость гостя человек μέλος μέλους προσκεκλημένος الشخص
    الضيف ضيف العضو عضو المعلم 成员 嘉宾 会员 會員 老师 회원 강사`,
  /** Words between the others. */
  joint: `of the and or your my please what is s de del della dello dei degli des du da do das dos di d l la le les il lo el
    los las e y et und ve veya o von vom der die dem den ihr ihre ihren van het een uw w i oraz a és og och și и или ваше ваши
    та το του της των και σας ο η و أو של ו के का की और dan va in innen と お ご 및 의 და և ແລະ និង ও এবং আর आणि மற்றும் ને અને я required optional zorunlu`,
  /** Say where a name is used, and follow it: `name on certificate`. */
  after: `on for as it should appear to be print printed shown certificate certificado certificat zertifikat sertifikada
    üzerinde yazılacak görünecek auf dem für sur pour en como`,
  /** Say where a name is used, and precede it: `sertifikadaki isim`. */
  before: `sertifikadaki sertifikada yazılacak belgede belgedeki görünecek`,
} as const

/** Words with another meaning that differ in one letter from a word above. */
export const OTHER_WORDS =
  'attended graduated invited awarded trainer trainers contract personal dinner dinners layer layers'

/** Beside a column with one of these, a column of names holds family names. */
export const GIVEN_BESIDE_FAMILY = 'vorname vornamen prénom prénoms voornaam fornavn fornamn prenume etunimi imię'
